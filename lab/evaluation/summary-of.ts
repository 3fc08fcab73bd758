import type { Timing } from "./evaluate-part";

/** A few lines on how long reading and extraction took, per document and per page. */
export function summaryOf(timings: readonly Timing[]): string {
  const good = timings.filter((timing) => !timing.error);
  const fresh = good.filter((timing) => !timing.cached);
  const perPage = (list: readonly Timing[], stage: "read" | "extract") =>
    list.map((timing) => timing[stage] / Math.max(1, timing.pages));
  return [
    `${timings.length} documents, ${timings.length - good.length} with errors, ${good.reduce((sum, timing) => sum + timing.pages, 0)} pages`,
    line(
      "read, text layer, ms a page",
      perPage(
        fresh.filter((timing) => !timing.recognised),
        "read",
      ),
    ),
    line(
      "read, recognised, ms a page",
      perPage(
        fresh.filter((timing) => timing.recognised),
        "read",
      ),
    ),
    line("extract, ms a page", perPage(good, "extract")),
    line(
      "extract, ms a document",
      good.map((timing) => timing.extract),
    ),
    line(
      "processor, ms a document",
      good.map((timing) => timing.cpu),
    ),
  ].join("\n");
}

function line(name: string, values: number[]): string {
  if (values.length === 0) return `${name.padEnd(30)} -`;
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
  return `${name.padEnd(30)} p50 ${at(0.5).padStart(8)}  p95 ${at(0.95).padStart(8)}  most ${at(1).padStart(8)}`;
}
