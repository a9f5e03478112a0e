// Talks to the program. All addresses are relative, so they carry the token of the page.

const arrays = { f32: Float32Array, f64: Float64Array, i16: Int16Array, u16: Uint16Array,
  i32: Int32Array, u32: Uint32Array };

// The program is gone, or does not know us any more.
export class Gone extends Error {}

async function ask(path, options) {
  let answer;
  try {
    answer = await fetch(path, options);
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Gone("the program has ended");
  }
  if (answer.status === 403) throw new Gone("the program does not know this address");
  if (!answer.ok) throw new Error((await answer.text()).trim() || `error ${answer.status}`);
  return answer;
}

export const json = async (path) => (await ask(path)).json();
export const text = async (path) => (await ask(path)).text();
export const post = (path) => ask(path, { method: "POST" });

// A message as src/serve/message.hpp describes it: its head, with the arrays by name.
export function parseMessage(buffer) {
  const view = new DataView(buffer);
  if (view.getUint32(0, false) !== 0x434c4d31) throw new Error("not a message of Clast");
  const length = view.getUint32(4, true);
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 8, length)));
  const start = Math.ceil((8 + length) / 8) * 8;
  const data = {};
  for (const [name, [type, offset, count]] of Object.entries(head.sections))
    data[name] = new arrays[type](buffer, start + offset, count);
  return { ...head, data };
}

export async function message(path) {
  return parseMessage(await (await ask(path)).arrayBuffer());
}
