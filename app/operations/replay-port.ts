import type { ReplayReport } from "~/domain/processing/replay-report";

/** Where the engine runs. Answers null when there is no such run. */
export type Replays = {
  replay(run: { tenantId: string; documentId: string; attempt: number }): Promise<ReplayReport | null>;
};
