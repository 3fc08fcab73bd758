import { layoutOf } from "@engine/stages/layout/document-layout";
import { findTableHeaders } from "@engine/stages/layout/table-header";
import { findItemRows } from "@engine/stages/tables/find-item-rows";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

function lastRow(amount: string, confidence: number) {
  const sheet = `
      Description      Quantity     Unit price       Amount
      Kite             2                 10.00        20.00
      Glider           4                 11.20        ${amount}`;
  const layout = layoutOf([pageOf(sheet, { source: "ocr", confidence })]);
  const rows = findItemRows(
    {
      layout,
      headers: findTableHeaders(layout.lines),
      labels: new Map(),
      facts: { decimalMark: ".", dateOrder: { order: "dmy" } },
    },
    "invoice",
  );
  const item = rows.at(-1)?.item;
  return {
    net: item?.cells.netTotal?.value,
    state: item?.arithmetic,
    reasons: item?.cells.netTotal?.reasons,
  };
}

describe("a row with one misread digit", () => {
  it("says what is printed, and proves nothing", () => {
    expect(lastRow("44.30", 0.8)).toEqual({
      net: "44.80",
      state: "untested",
      reasons: [{ key: "reason.row-repaired", values: { raw: "44.30" } }],
    });
  });

  it("is left as it is where the digits were read surely", () => {
    expect(lastRow("44.30", 0.99)).toMatchObject({ net: "44.30", state: "differs" });
  });

  it("agrees where nothing was misread", () => {
    expect(lastRow("44.80", 0.8)).toMatchObject({ net: "44.80", state: "agrees" });
  });
});
