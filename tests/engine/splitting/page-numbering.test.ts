import { pageNumberingOf } from "@engine/splitting/page-numbering";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

describe("how a page counts itself", () => {
  it.each([
    ["Invoice 1042   Page 2 of 3", 2, 3],
    ["Seite: 1 von 2", 1, 2],
    ["Página 2 de 4", 2, 4],
    ["Pag. 1/1", 1, 1],
    ["Page 7", 7, null],
    ["2 / 3", 2, 3],
  ])("%j", (text, number, of) => {
    expect(pageNumberingOf(pageOf(text))).toEqual({ number, of });
  });

  it.each(["Total 12/02/2026 44.00", "Page 3 of 2", "Homepage 24 hours", "Item 1/2 inch hinge\n\n\n\nMore"])(
    "%j says nothing of it",
    (text) => {
      const body = `\n${"Line of text\n".repeat(12)}${text}\n${"Line of text\n".repeat(12)}`;
      expect(pageNumberingOf(pageOf(body))).toBeNull();
    },
  );
});
