import { expect, it } from "vitest";
import { withoutControlCharacters } from "~/domain/errors/without-control-characters";

it("takes control characters out of texts, however deep they stand", () => {
  const input = { name: "a\0b\u001b[31m\u007f\u0085c", list: ["\u0001x", { deep: "\vy\f" }], count: 7 };
  expect(withoutControlCharacters(input)).toEqual({
    name: "ab[31m c",
    list: ["x", { deep: " y " }],
    count: 7,
  });
});

it("leaves everything else as it is, and the same where there is nothing to take out", () => {
  const at = new Date(0);
  const bytes = new Uint8Array([0, 1]);
  const input = { text: "line\r\n\tline 😀 é", at, bytes, none: null, missing: undefined, list: [1, "two"] };
  expect(withoutControlCharacters(input)).toBe(input);
  const changed = withoutControlCharacters({ ...input, text: "a\0" });
  expect([changed.at, changed.bytes, changed.text]).toEqual([at, bytes, "a"]);
  expect(withoutControlCharacters(JSON.parse('{"__proto__":{"x":"\\u0000"}}'))).toEqual(
    JSON.parse('{"__proto__":{"x":""}}'),
  );
});
