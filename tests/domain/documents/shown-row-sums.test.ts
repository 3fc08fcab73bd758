import type { FoundValue, LineItem } from "@engine/results/extraction-result";
import { describe, expect, it } from "vitest";
import { shownRowSums } from "~/domain/documents/shown-row-sums";

const cell = (value: string, reasons: FoundValue["reasons"] = []): FoundValue => ({
  value,
  raw: value,
  confidence: 1,
  place: null,
  reasons,
});

describe("sums of a line item", () => {
  it("are those of its cells, in the numbers of the culture", () => {
    const values = { quantity: "3", price: "1234.5", amount: "3703.50" };
    const item: LineItem = {
      arithmetic: "agrees",
      cells: {
        quantity: cell("3", [{ key: "reason.edited", values: { before: "2" } }]),
        netTotal: cell("3703.50", [{ key: "reason.row-product", values }]),
      },
    };
    expect(shownRowSums(item, "de-DE")).toEqual([
      { key: "reason.row-product", values: { quantity: "3", price: "1.234,5", amount: "3.703,50" } },
    ]);
  });
});
