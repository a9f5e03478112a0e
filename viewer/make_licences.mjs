// Writes dist/licences.txt: the licences of what is bundled into the page.
import { readFileSync, writeFileSync } from "node:fs";

const bundled = ["three", "uplot"];
const parts = bundled.map((name) => {
  const { version, homepage } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
  const licence = readFileSync(`node_modules/${name}/LICENSE`, "utf8").trim();
  return `${name} ${version} (${homepage ?? ""})\n\n${licence}\n`;
});
writeFileSync("dist/licences.txt", `The page of Clast contains:\n\n${parts.join("\n----\n\n")}`);
