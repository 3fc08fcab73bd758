import { expect, it } from "vitest";
import { readinessByModel, statusesByModel } from "~/domain/documents/counts-by-model";

const models = [
  { id: "a", name: "Invoices" },
  { id: "b", name: "Receipts" },
];

it("counts documents by status, in the order of the list, and parts instead of the file that was split", () => {
  const counts = [
    { modelId: "a", status: "split" as const, count: 1 },
    { modelId: "a", status: "approved" as const, count: 4 },
    { modelId: "a", status: "received" as const, count: 2 },
  ];
  const { keys, models: rows } = statusesByModel(models, counts);
  expect(new Set(keys)).toEqual(new Set(["received", "approved", "split"]));
  expect(keys.indexOf("received")).toBeLessThan(keys.indexOf("approved"));
  expect(rows).toEqual([
    { id: "a", name: "Invoices", counts: { split: 1, approved: 4, received: 2 }, total: 6 },
    { id: "b", name: "Receipts", counts: {}, total: 0 },
  ]);
});

it("names only models of which something waits for approval", () => {
  const counts = [{ modelId: "b", readiness: "look" as const, count: 3 }];
  expect(readinessByModel(models, counts)).toEqual({
    keys: ["ready", "look", "blocked"],
    models: [{ id: "b", name: "Receipts", counts: { look: 3 }, total: 3 }],
  });
  expect(readinessByModel(models, []).models).toEqual([]);
});
