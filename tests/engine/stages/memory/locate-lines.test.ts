import { layoutOf } from "@engine/stages/layout/document-layout";
import { locateLines } from "@engine/stages/memory/locate-lines";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const found = (typed: string, value: string) =>
  locateLines(layoutOf([pageOf(typed)]), value).map(({ tokens, match }) => [
    tokens.map(({ text }) => text).join(" "),
    match,
  ]);

const columns = `
  Rechnung an:                  Lieferung an:
  Menuiserie Roux SARL          Menuiserie Roux Atelier
  2 rue Paul Bert               14 quai du Rhône
  69003 Lyon                    69007 Lyon

  Total TTC                     120,00`;

describe("a text of several lines is found back", () => {
  it.each([
    ["as it is", "2 rue Paul Bert, 69003 Lyon", "2 rue Paul Bert 69003 Lyon", "normalised"],
    ["in the other column", "14 quai du Rhône\n69007 Lyon", "14 quai du Rhône 69007 Lyon", "normalised"],
    ["in other letters", "2 RUE PAUL BERT 69003 LYON", "2 rue Paul Bert 69003 Lyon", "normalised"],
    ["without its accents", "14 quai du Rhone, 69007 Lyon", "14 quai du Rhône 69007 Lyon", "normalised"],
    ["with a word more", "2 rue Paul Bert, 69003 Lyon, France", "2 rue Paul Bert 69003 Lyon", "near"],
    ["with a digit like a letter", "2 rue Paul Bert, 69OO3 Lyon", "2 rue Paul Bert 69003 Lyon", "normalised"],
    ["one letter off in a long word", "Menuiserle Roux SARL", "Menuiserie Roux SARL", "normalised"],
  ])("%s", (_, value, text, match) => {
    expect(found(columns, value)).toEqual([[text, match]]);
  });

  it("without the label in front of it", () => {
    const typed = "Bill to: Blue Harbour Pty Ltd\n         1 Wharf Road\n         Newcastle NSW 2300";
    expect(found(typed, "Blue Harbour Pty Ltd, 1 Wharf Road, Newcastle NSW 2300")).toEqual([
      ["Blue Harbour Pty Ltd 1 Wharf Road Newcastle NSW 2300", "near"],
    ]);
  });

  it("over a gap between two blocks of a column", () => {
    const typed = "Unit 3, Mill Lane\n\nLeeds LS1 2TW\n\n\n\n\n\nThank you";
    expect(found(typed, "Unit 3, Mill Lane, Leeds LS1 2TW")).toEqual([
      ["Unit 3, Mill Lane Leeds LS1 2TW", "normalised"],
    ]);
  });

  it("over the segments of a line", () => {
    expect(found("Calle Mayor 7     28013 Madrid", "Calle Mayor 7, 28013 Madrid")).toEqual([
      ["Calle Mayor 7 28013 Madrid", "normalised"],
    ]);
  });
});

describe("a text of several lines is not found back", () => {
  it.each([
    ["where too few of its words stand", "2 rue Paul Bert, 13001 Marseille Cedex, France"],
    ["where another street of the town stands", "88 avenue Foch, 69003 Lyon"],
    ["where short words differ", "7 via Po"],
    ["without words", " , - "],
    ["when it is empty", ""],
  ])("%s", (_, value) => {
    expect(found(columns, value)).toEqual([]);
  });

  it("on an empty page", () => {
    expect(found("", "2 rue Paul Bert")).toEqual([]);
  });
});
