import { expect, test } from "vitest";
import { modelsColumns, modelsTable } from "~/domain/reports/models-table";
import { standingCounts } from "~/domain/reports/standing";

const period = { from: "2026-03-01", to: "2026-03-31" };
const list = "/document-processing/m1/documents?startDate=2026-03-01&endDate=2026-03-31";

test("each model leads to its list, and each count to the list of its status where there is one", () => {
  const counts = standingCounts({ success: 2, approved: 1, failed: 3, error: 1, submitted: 4, received: 5 });
  const [row] = modelsTable(period, [{ modelId: "m1", name: "Invoices", ...counts }]);
  expect([row?.name, row?.to]).toEqual(["Invoices", list]);
  expect(Object.fromEntries(modelsColumns.slice(1).map((key, at) => [key, row?.counts[at]]))).toEqual({
    success: { count: 3 },
    userEdited: { count: 0 },
    failed: { count: 3, to: `${list}&status=failed` },
    error: { count: 1, to: `${list}&status=error` },
    forTraining: { count: 0 },
    submitted: { count: 4 },
    waiting: { count: 5 },
    total: { count: 16, to: list },
  });
});
