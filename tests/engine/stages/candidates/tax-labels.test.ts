import { hasTaxLabel } from "@engine/stages/candidates/tax-labels";
import { labelsOf } from "@engine/stages/labels/labels-of";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

/** Whether the first word of the text stands by a label of a tax number. */
function isTaxNumber(typed: string, text: string): boolean {
  const layout = layoutOf([pageOf(typed)]);
  const labels = labelsOf(layout, []);
  for (const line of layout.lines)
    for (const token of line.tokens)
      if (token.text === text) return hasTaxLabel(token, line, { layout, labels });
  throw new Error(`${text} is not printed`);
}

describe("a tax number beside its label", () => {
  it.each([
    ["ABN 51824753556", "51824753556"],
    ["VAT No: GB136828680", "GB136828680"],
    ["VAT Registration Number   136828680", "136828680"],
    ["USt-IdNr.: DE202748117", "DE202748117"],
    ["Steuernummer 12/345/67890", "12/345/67890"],
    ["NIF: B12345674", "B12345674"],
    ["RFC: XAXX010101000", "XAXX010101000"],
    ["GSTIN 27AAPFU0939F1ZV", "27AAPFU0939F1ZV"],
    ["Partita IVA 00743110157", "00743110157"],
    ["BTW-nummer NL004495445B01", "NL004495445B01"],
    ["Invoice number 4711    ABN 51824753556", "51824753556"],
  ])("is %s", (typed, text) => {
    expect(isTaxNumber(typed, text)).toBe(true);
  });

  it.each([
    ["Invoice number 4711", "4711"],
    ["Tel 0113496000", "0113496000"],
    ["ABN issued by office 51824753556", "51824753556"],
    ["51824753556 ABN", "51824753556"],
    ["ABN 51824753556    Invoice number 4711", "4711"],
    ["51824753556", "51824753556"],
    [`ABN${" ".repeat(60)}51824753556`, "51824753556"],
  ])("is not %s", (typed, text) => {
    expect(isTaxNumber(typed, text)).toBe(false);
  });
});

describe("a tax number below its label", () => {
  it.each([
    ["right below", "ABN:\n51824753556", "51824753556", true],
    ["in its column", "Date          VAT No:\n03/04/2025    136828680", "136828680", true],
    ["in the column beside", "VAT No:       Order number:\n136828680     20418772", "20418772", false],
    ["below another value", "ABN:\nAcme Tools\n51824753556", "51824753556", false],
    ["far below", "ABN:\n\n\n\n51824753556", "51824753556", false],
    ["below other labels", "Invoice number:\n51824753556", "51824753556", false],
  ])("is told: %s", (_, typed, text, expected) => {
    expect(isTaxNumber(typed, text)).toBe(expected);
  });
});
