import type { ReplayReport } from "~/domain/processing/replay-report";
import type { OfTenant } from "./of-tenant";

/** Where the engine runs. Answers null when there is no such run. */
export type Replays = {
  replay(run: OfTenant & { documentId: string; attempt: number }): Promise<ReplayReport | null>;
};
