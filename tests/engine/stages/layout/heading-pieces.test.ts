import { headingPieces } from "@engine/stages/layout/heading-pieces";
import { textOf } from "@engine/stages/layout/token";
import { describe, expect, it } from "vitest";
import { tokensIn } from "../../support/rows";

/** Headings of letters of 5 by 10, with this white between any two words. */
function piecesOf(text: string, white: number) {
  let at = 0;
  const tokens = tokensIn(text).map((token) => {
    const left = at;
    at += token.text.length * 5 + white;
    return { ...token, left, right: at - white, top: 0, bottom: 10 };
  });
  return headingPieces(tokens).map(textOf);
}

describe("headings side by side", () => {
  it("are two where more than a space parts them, though both together are one", () => {
    expect(piecesOf("Price Discount Amount", 8)).toEqual(["Price", "Discount", "Amount"]);
  });

  it("are one where a space parts them", () => {
    expect(piecesOf("Discount Amount", 2.5)).toEqual(["Discount Amount"]);
    expect(piecesOf("Unit Price", 2.5)).toEqual(["Unit Price"]);
  });
});
