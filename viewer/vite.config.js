import { defineConfig } from "vite";

// Plain names without hashes: the program embeds these files (src/serve/page_files.cpp).
export default defineConfig({
  base: "./",
  build: {
    outDir: "dist",
    emptyOutDir: false, // licences.txt lies there too
    target: "es2022",
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rollupOptions: {
      output: {
        entryFileNames: "viewer.js",
        assetFileNames: "viewer.[ext]",
        inlineDynamicImports: true,
      },
    },
  },
});
