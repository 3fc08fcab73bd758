import { describe, expect, it } from "vitest";
import { cursorText } from "~/domain/listing/cursor-text";
import { decodeRowCursor, encodeRowCursor } from "~/domain/listing/row-cursor";

describe("a cursor of a list", () => {
  it.each([
    { value: "Ñandú & Söhne 株式会社", id: "d1", back: false },
    { value: 0.973, id: "d2", back: true },
    { value: "", id: "d3", back: false },
  ])("comes back from its URL: %j", (cursor) => {
    const text = encodeRowCursor(cursor);
    expect(text).toMatch(/^[\w-]+$/);
    expect(decodeRowCursor(text)).toEqual(cursor);
  });

  it.each([
    ["nothing", ""],
    ["no base64", "%%%"],
    ["no JSON", "aGVsbG8"],
    ["other parts", cursorText(["a", "b"])],
    ["an id that is none", cursorText(["a", 7, 0])],
    ["a value that is none", cursorText([{ a: 1 }, "id", 0])],
    ["a value that is missing", cursorText([null, "id", 0])],
  ])("is none of %s", (_, text) => {
    expect(decodeRowCursor(text)).toBeNull();
  });
});
