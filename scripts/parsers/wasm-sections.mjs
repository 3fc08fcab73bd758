import { leb, lebOf } from "./wasm-instructions.mjs";

export const sectionIds = { types: 1, imports: 2, globals: 6, exports: 7, code: 10 };
const headerLength = 8;
const globalKind = 3;
const i32 = 0x7f;
const mutable = 1;

/** The module again, with what `changed` makes of the sections that it names by id; the others stay byte for byte. */
export function changedSections(bytes, changed) {
  const parts = [bytes.subarray(0, headerLength)];
  for (const { id, data } of sectionsOf(bytes)) {
    const body = changed[id]?.(data) ?? data;
    parts.push(Uint8Array.from([id, ...lebOf(body.length)]), body);
  }
  return Buffer.concat(parts);
}

/** What is in one section; a module without it is refused. */
export function section(bytes, id) {
  const found = sectionsOf(bytes).find((one) => one.id === id);
  if (!found) throw new Error(`a module without section ${id} is not taken`);
  return found.data;
}

function sectionsOf(bytes) {
  const sections = [];
  for (let at = headerLength; at < bytes.length; ) {
    const id = bytes[at];
    const [length, start] = leb(bytes, at + 1);
    sections.push({ id, data: bytes.subarray(start, start + length) });
    at = start + length;
  }
  return sections;
}

/** What the module imports, in order: names, kinds (0: a function) and of functions the numbers of their types. */
export function importsOf(bytes) {
  const imports = sectionsOf(bytes).find(({ id }) => id === sectionIds.imports);
  if (!imports) return [];
  const { data } = imports;
  let [count, at] = leb(data, 0);
  const found = [];
  for (; count > 0; count--) {
    const names = [];
    for (let part = 0; part < 2; part++) {
      const [length, start] = leb(data, at);
      at = start + length;
      names.push(Buffer.from(data.subarray(start, at)).toString());
    }
    const kind = data[at];
    const [type, after] = leb(data, at + 1);
    at = after;
    found.push({ module: names[0], name: names[1], kind, type });
    // How other kinds are written is of no concern: whoever asks wants none.
    if (kind !== 0) return found;
  }
  return found;
}

/** 2^31 - 1 as bytes of variable length, which is what a counter begins with. */
const most = [0xff, 0xff, 0xff, 0xff, 0x07];

/** The globals and one more: a number that changes and begins as high as it can. */
export function withCounter(data) {
  return withOneMore(data, [i32, mutable, 0x41, ...most, 0x0b]);
}

/** The exports and one more: the global of that number. */
export function withExported(data, name, global) {
  return withOneMore(data, [name.length, ...Buffer.from(name), globalKind, ...lebOf(global)]);
}

/** A list with its length before it, and one more entry. */
function withOneMore(data, entry) {
  const [count, start] = leb(data, 0);
  return Buffer.concat([Uint8Array.from(lebOf(count + 1)), data.subarray(start), Uint8Array.from(entry)]);
}

/** The section of code with other bodies of its functions: `bodyOf` gives the parts of one for where it begins and ends. */
export function withBodies(data, bodyOf) {
  const [count, first] = leb(data, 0);
  const parts = [data.subarray(0, first)];
  let at = first;
  for (let body = 0; body < count; body++) {
    const [length, start] = leb(data, at);
    at = start + length;
    const made = bodyOf(start, at);
    const bytes = made.reduce((sum, part) => sum + part.length, 0);
    parts.push(Uint8Array.from(lebOf(bytes)), ...made);
  }
  return Buffer.concat(parts);
}

/** Where the instructions of a function begin, whose body starts with its local variables. */
export function afterLocals(data, start) {
  let [groups, at] = leb(data, start);
  for (; groups > 0; groups--) {
    [, at] = leb(data, at);
    at++;
  }
  return at;
}
