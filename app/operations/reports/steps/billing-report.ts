import { selectBillsBetween } from "~/data/control/bills";
import { selectUsageBuckets } from "~/data/shard/report-figures";
import { decimalAmount } from "~/domain/billing/money";
import { bucketsOf } from "~/domain/reports/period";
import type { ReportBuilder } from "./report-builder";

/**
 * The bills that were made in the period, and what was counted in it, whatever the model. Days are days in UTC, as bills have
 * them. What a bill includes follows from the documents it counted beyond that.
 */
export const billingReport: ReportBuilder = async ({ shard, control }, scope) => {
  const [kept, bills] = await Promise.all([
    selectUsageBuckets(shard, scope, scope.by),
    selectBillsBetween(control, scope.from, scope.to),
  ]);
  const usage = new Map(kept.map((row) => [row.bucket, row]));
  const buckets = bucketsOf(scope);
  const billsOf = new Map(buckets.map((bucket) => [bucket, [] as typeof bills]));
  const length = scope.by === "month" ? "yyyy-mm".length : "yyyy-mm-dd".length;
  for (const bill of bills) billsOf.get(bill.billedOn.slice(0, length))?.push(bill);
  const rows = buckets.map((bucket) => ({
    bucket,
    documents: 0,
    pages: 0,
    ...usage.get(bucket),
    bills: billsOf.get(bucket) ?? [],
  }));
  const amountOf = (bill: (typeof bills)[number]) => decimalAmount(bill.amount, bill.currency);
  return {
    columns: [
      { key: "bucket", kind: "bucket" },
      { key: "documents", kind: "count" },
      { key: "pages", kind: "count" },
      { key: "included", kind: "count" },
      { key: "overage", kind: "count" },
      { key: "kind", kind: "word" },
      { key: "currencyId", kind: "text" },
      { key: "amount", kind: "amount" },
      { key: "state", kind: "word" },
    ],
    rows: rows.flatMap(({ bucket, documents, pages, bills: own }) => [
      [bucket, documents, pages, null, null, null, null, null, null],
      ...own.map((bill) => [
        bill.billedOn,
        null,
        null,
        bill.documentsIncluded,
        bill.kind === "overage" ? overageOf(bill) : null,
        `reports.bill.${bill.kind}`,
        bill.currency,
        amountOf(bill),
        `reports.bill.${bill.status}`,
      ]),
    ]),
    chart: {
      kind: "bars",
      series: ["documents"],
      bars: rows.map(({ bucket, documents }) => ({ label: bucket, parts: [documents] })),
    },
    next: null,
  };
};

/** Documents beyond the included ones, as the lines of the bill say. */
const overageOf = ({ lines }: { lines: { values: Record<string, string | number> }[] }): number | null => {
  const counts = lines.flatMap(({ values }) => (typeof values.count === "number" ? [values.count] : []));
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : null;
};
