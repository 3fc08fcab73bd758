import { expect, test } from "vitest";
import { jsonWithList } from "~/operations/results/steps/json-with-list";

async function written(object: Record<string, unknown>, parts: unknown[][]): Promise<unknown> {
  async function* runs() {
    yield* parts;
  }
  let text = "";
  for await (const part of jsonWithList(object, "rows", runs())) text += part;
  expect(Object.keys(JSON.parse(text))).toEqual(Object.keys(JSON.parse(JSON.stringify(object))));
  return JSON.parse(text);
}

test.each([
  ["of several parts", [[1, { a: "x" }], [], ["ü\n"]], [1, { a: "x" }, "ü\n"]],
  ["of empty parts", [[], []], []],
  ["of none", [], []],
])("a list %s stands where the object has it", async (_case, parts, rows) => {
  const object = { before: "b", gone: undefined, rows: [], after: { deep: [null, 1] } };
  expect(await written(object, parts)).toEqual({ before: "b", rows, after: { deep: [null, 1] } });
  expect(await written({ rows: [] }, parts)).toEqual({ rows });
});

test("an object without the list is whole", async () => {
  expect(await written({ a: 1 }, [[1]])).toEqual({ a: 1 });
  expect(await written({}, [[1]])).toEqual({});
});
