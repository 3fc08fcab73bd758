import { describe, expect, it } from "vitest";
import { pickWord } from "~/domain/review/pick-word";
import type { ReviewDraft } from "~/domain/review/review-draft";

const page = { number: 1, words: ["Kestrel", "Rigging", "Ltd", "AX-4100"].map((text) => ({ text })) };
const order = ["vendorName", "invoiceNumber"];
const draft: ReviewDraft = {
  revision: 0,
  was: { fields: {}, lines: [] },
  fields: { vendorName: "", invoiceNumber: "" },
  lines: [{ line: 0, cells: { description: "" } }],
  active: "vendorName",
  pick: "one",
  corner: null,
  checked: [],
  picked: {},
  past: [],
  future: [],
};
const clicks = (start: ReviewDraft, ...indexes: number[]) =>
  indexes.reduce((before, index) => pickWord(before, page, index, order), start);

describe("a click on a word", () => {
  it("fills the active field and goes on to the next", () => {
    expect(clicks(draft, 2, 3)).toMatchObject({
      fields: { vendorName: "Ltd", invoiceNumber: "AX-4100" },
      picked: { vendorName: { page: 1, words: [2] }, invoiceNumber: { page: 1, words: [3] } },
    });
  });

  it("adds a word when several belong to one field", () => {
    const filled = clicks({ ...draft, pick: "several" }, 0, 1, 2);
    expect(filled.fields.vendorName).toBe("Kestrel Rigging Ltd");
    expect(filled.picked.vendorName).toEqual({ page: 1, words: [0, 1, 2] });
    const cell = clicks({ ...draft, pick: "several", active: "line.0.description" }, 0, 1);
    expect(cell.lines[0]?.cells).toEqual({ description: "Kestrel Rigging" });
  });

  it("begins anew once the field holds something else than the words clicked before", () => {
    const wrong = clicks({ ...draft, pick: "several" }, 3);
    const cleared = { ...wrong, fields: { ...wrong.fields, vendorName: "" } };
    expect(clicks(cleared, 0, 1).fields.vendorName).toBe("Kestrel Rigging");
  });

  it("changes nothing where there is no word", () => {
    expect(pickWord(draft, page, 9, order)).toBe(draft);
  });
});
