import type { findReportFile } from "~/data/shard/report-files";
import type { FiguresScope } from "./figures-scope";

export type ReportFileRow = NonNullable<Awaited<ReturnType<typeof findReportFile>>>;

/** Which days and which model's documents a file is about. */
export const scopeOfFile = ({ fromDay, toDay, step, modelId }: ReportFileRow): FiguresScope => ({
  from: fromDay,
  to: toDay,
  by: step,
  modelId: modelId ?? undefined,
});
