import { selectMailBuckets, selectMailReasons } from "~/data/shard/report-figures";
import { bucketsOf } from "~/domain/reports/period";
import type { ReportBuilder } from "./report-builder";

const outcomes = ["taken", "repeated", "refused"] as const;

/** What came by mail, whatever the model: how much was taken, was here before, or was refused, and why. Days are days in UTC. */
export const emailReport: ReportBuilder = async ({ shard }, scope) => {
  const [kept, reasons] = await Promise.all([
    selectMailBuckets(shard, scope, scope.by),
    selectMailReasons(shard, scope),
  ]);
  const counts = new Map(kept.map(({ bucket, outcome, count }) => [`${bucket} ${outcome}`, count]));
  return {
    columns: [
      { key: "outcome", kind: "word" },
      { key: "reason", kind: "word" },
      { key: "files", kind: "count" },
    ],
    rows: reasons.map(({ outcome, reason, count }) => [
      `intake.outcome.${outcome}`,
      reason ? `intake.reason.${reason}` : null,
      count,
    ]),
    chart: {
      kind: "bars",
      series: [...outcomes],
      bars: bucketsOf(scope).map((bucket) => ({
        label: bucket,
        parts: outcomes.map((outcome) => counts.get(`${bucket} ${outcome}`) ?? 0),
      })),
    },
    next: null,
  };
};
