/**
 * An object as JSON whose list under `key` is written item by item, where the object has it: each member on a line of its
 * own, and each item of the list. `parts` are runs of that list, so that a long one is never in memory as a whole.
 */
export async function* jsonWithList(
  object: Record<string, unknown>,
  key: string,
  parts: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  let before = "{\n";
  for (const [name, value] of Object.entries(object)) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}: `;
    if (name === key) yield* listText(parts);
    else yield JSON.stringify(value);
    before = ",\n";
  }
  yield before === "{\n" ? "{}" : "\n}";
}

async function* listText(parts: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const part of parts)
    for (const item of part) {
      yield before + JSON.stringify(item);
      before = ",\n";
    }
  yield before === "[\n" ? "[]" : "\n]";
}
