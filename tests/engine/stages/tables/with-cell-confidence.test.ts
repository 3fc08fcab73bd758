import { extract } from "@engine/extract";
import { certaintyOf } from "@engine/results/certainty";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const invoice = `
  Item        Description                Qty     Unit Price     Amount
  CB-1824M    Maple carving board          6          64.25     385.50
  HP-SS4D     Hotel pan, stainless        12          21.90     262.80
  DLV-LG      Lift gate delivery           1          45.00      45.00
                                                      Total     693.30`;

const clear = pageOf(invoice);
const read = (page: typeof clear) => extract([page], extractionRequest("invoice", {})).lineItems;
const cellsOf = (page: typeof clear) => read(page).flatMap(({ cells }) => Object.entries(cells));

describe("the confidence of cells", () => {
  it("asks for no look at words and codes of rows that agree and add up", () => {
    const cells = cellsOf(clear);
    expect(cells.map(([key]) => key)).toEqual(
      expect.arrayContaining(["itemCode", "description", "netTotal"]),
    );
    for (const [key, { value, confidence }] of cells)
      expect(certaintyOf(confidence), `${key} ${value}`).toBe("sure");
  });

  it("is less where the words were hard to read", () => {
    const words = clear.words.map((word) => (word.text === "Maple" ? { ...word, confidence: 0.3 } : word));
    const [blurred] = read({ ...clear, source: "ocr", words });
    const [sharp] = read({ ...clear, source: "ocr" });
    expect(blurred?.cells.description?.confidence).toBeLessThan(sharp?.cells.description?.confidence ?? 0);
    expect(blurred?.cells.itemCode?.confidence).toBe(sharp?.cells.itemCode?.confidence);
  });

  it("is less in a row whose numbers contradict each other", () => {
    const [wrong] = read(pageOf(invoice.replace("385.50", "395.50")));
    const [right] = read(clear);
    for (const key of ["quantity", "unitPrice", "netTotal"])
      expect(wrong?.cells[key]?.confidence, key).toBeLessThan(right?.cells[key]?.confidence ?? 0);
  });
});
