import { extract } from "@engine/extract";
import { isLabelText } from "@engine/stages/labels/is-label-text";
import { noOwnLabels } from "@engine/stages/labels/own-labels";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

describe("a text that is nothing but labels", () => {
  it.each(["Invoice number", "Invoice date:", "Unit price", "Description Qty Unit price", "Due date Total"])(
    "%s is no value",
    (text) => expect(isLabelText(text, noOwnLabels)).toBe(true),
  );

  it("may have lost a letter in reading", () => {
    expect(isLabelText("Invoce number", noOwnLabels)).toBe(true);
  });

  it.each(["Dock 14 west", "Juniper Trading Pty Ltd", "Invoice 4711", ""])("'%s' is not one", (text) =>
    expect(isLabelText(text, noOwnLabels)).toBe(false),
  );

  const bayOn = (typed: string) => {
    const { fields, ...request } = extractionRequest("invoice");
    const own = { key: "own:bay", type: "text" as const, line: false, ownName: "Loading bay" };
    return extract([pageOf(typed)], { ...request, fields: [...fields, own] }).fields["own:bay"]?.value;
  };

  it.each([
    ["the head of a column", "Loading bay\nItem             Qty   Price   Amount"],
    ["a misread label", "Loading bay:\nInvoce date      2026-03-14"],
  ])("in the place of a value leaves a field that a tenant made up empty: %s", (_what, typed) => {
    const rows = "Steel hooks      4   12.50   50.00\nRope             2   25.00   50.00";
    expect(
      bayOn(`Harbour Trading Pty Ltd\n\nINVOICE\n\n${typed}\n${rows}\n\nTotal   100.00`),
    ).toBeUndefined();
  });

  it("beside a value of such a field does not hide it", () => {
    expect(
      bayOn(
        "Harbour Trading Pty Ltd\n\nINVOICE\n\nLoading bay      Dock 14 west\nInvoce date      2026-03-14",
      ),
    ).toBe("Dock 14 west");
  });

  const typeOn = (typed: string) => {
    const { fields, ...request } = extractionRequest("energy_bill");
    const own = { key: "own:type", type: "text" as const, line: false, ownName: "Read type" };
    return extract([pageOf(`Southern Ember Energy Pty Ltd\n\nElectricity bill\n\n${typed}`)], {
      ...request,
      fields: [...fields, own],
    }).fields["own:type"]?.value;
  };

  it.each([
    ["behind a colon", "Read type: Actual\nMeter: 447190"],
    ["beside it", "Read type       Actual\nMeter           447190"],
  ])("is a value where it is a weak label and the field's label announces it %s", (_where, typed) =>
    expect(typeOn(typed)).toBe("Actual"),
  );

  it.each([
    ["Read type   Reading   Date\n\nTotal 100.00", undefined],
    ["Meter no     Read type     Actual     Usage\n447190       E             2,000      1,000", "E"],
  ])("is none where it stands among the heads of columns: %s", (typed, value) =>
    expect(typeOn(typed)).toBe(value),
  );
});
