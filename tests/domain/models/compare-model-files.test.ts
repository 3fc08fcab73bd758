import { describe, expect, it } from "vitest";
import { compareModelFiles } from "~/domain/models/compare-model-files";
import { type ModelFile, modelFileOf, readModelFile } from "~/domain/models/model-file";
import { verdictChanges } from "~/domain/models/verdict-changes";

const field = (key: string, weight = 5) => ({ key, weight, required: true, line: false });
const model = {
  name: "Invoices",
  baseModelId: "invoices-europe",
  currency: "EUR",
  threshold: 8,
  timeZone: "Europe/Madrid",
  culture: "es-ES",
  csvGeneration: false,
  storage: null,
  fields: [field("invoiceNumber"), field("total")],
};
const fileWith = (changed: Partial<typeof model> = {}): ModelFile =>
  readModelFile(modelFileOf({ ...model, ...changed }));

describe("two model files", () => {
  it("that say the same have no difference", () => {
    expect(compareModelFiles(fileWith(), fileWith())).toEqual([]);
  });

  it("differ in settings, and in what their fields weigh together", () => {
    const other = fileWith({
      name: "Bills",
      threshold: 9,
      csvGeneration: true,
      fields: [field("invoiceNumber", 7), field("total")],
    });
    expect(
      compareModelFiles(fileWith(), other).map(({ kind, before, after }) => [kind, before, after]),
    ).toEqual([
      ["name", "Invoices", "Bills"],
      ["threshold", "8", "9"],
      ["reachable", "10", "12"],
      ["csv", "0", "1"],
      ["weight", "5", "7"],
    ]);
  });

  it("differ in fields: one more, one less, required or not, a column or not, and names of the tenant's own", () => {
    const own = (name: string) => ({ ...field("own:a"), own: { name, type: "id" as const } });
    const before = fileWith({ fields: [field("invoiceNumber"), field("total"), own("Batch")] });
    const after = fileWith({
      fields: [{ ...field("total"), required: false, line: true }, own("Lot"), field("dueDate")],
    });
    const found = compareModelFiles(before, after);
    expect(found.map(({ kind, field: key, own: isOwn }) => [kind, key, isOwn])).toEqual([
      ["removed", "invoiceNumber", false],
      ["optional", "total", false],
      ["line", "total", false],
      ["own-name", "Batch", true],
      ["added", "dueDate", false],
    ]);
    expect(found[3]).toMatchObject({ before: "Batch", after: "Lot" });
  });
});

it("documents come to need review, or need it no more, by another model", () => {
  const fine = { missing: [], missedScore: false };
  const missing = { missing: ["total"], missedScore: false };
  const low = { missing: [], missedScore: true };
  const judged = [
    { before: fine, after: missing },
    { before: fine, after: fine },
    { before: missing, after: low },
    { before: low, after: fine },
  ];
  expect(verdictChanges(judged)).toEqual({ documents: 4, worse: 1, better: 1 });
});
