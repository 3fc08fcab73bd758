import { layoutOf } from "@engine/stages/layout/document-layout";
import { matchesPrinted } from "@engine/stages/memory/matches-printed";
import { mayBeMisread } from "@engine/stages/memory/may-be-misread";
import { printedPage } from "@tests/support/printed-page";
import { describe, expect, it } from "vitest";

describe("what is printed says a value", () => {
  it.each<[string, string, string, boolean, boolean]>([
    ["however it is spaced", "Acme, Inc.", "ACME INC", true, true],
    [
      "not with another number",
      "11 Quay Street, Dover NH 03820",
      "22 Quay Street Dover NH 03820",
      false,
      false,
    ],
    ["not with a number that looks nearly so", "15 Quay Street", "11 Quay Street", false, false],
    ["not in a text layer with another letter", "Pho Viet UG & Co. KG", "Pho Vist UG & Co. KG", false, true],
    ["with lookalikes of digits", "Reichsstr. 15, 04109 Leipzig", "Reichsstr. is 04l09 Leipzig", false, true],
    ["with a letter in the place of a digit", "DE202748117", "DE202Y48117", false, true],
    ["not with another digit", "GB 136 8286 80", "GB 736 8286 80", false, false],
    ["not with another word", "Harbour Road", "Quarry Road", false, false],
  ])("%s", (_, value, printed, inText, recognised) => {
    expect(matchesPrinted(value, printed, false)).toBe(inText);
    expect(matchesPrinted(value, printed, true)).toBe(recognised);
  });
});

describe("a text layer may be misread", () => {
  const layer = (...lines: string[]) => mayBeMisread(layoutOf([printedPage(lines)]));
  const plain = [
    "Pho Viet UG & Co. KG",
    "Katharinenstr. 15",
    "04109 Leipzig",
    "Straße, café, niño",
    "Total 12,50 €",
  ];

  it("when letters or digits of other scripts are strewn over it", () => {
    expect(layer(...plain, "Re؛chsstr. ٥4109", "Bl٧d")).toBe(true);
  });

  it("not when all of it is Latin, or all of another script", () => {
    expect(layer(...plain)).toBe(false);
    expect(layer("Счёт на оплату", "Покупатель ООО Ромашка", "Итого")).toBe(false);
  });
});
