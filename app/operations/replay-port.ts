import type { ReplayRequest } from "~/domain/processing/replay-job";
import type { ReplayReport } from "~/domain/processing/replay-report";
import type { OfTenant } from "./of-tenant";

/** Where the engine runs. */
export type Replays = {
  /** Checks a run at once. Returns null when there is no such run. */
  replay(run: OfTenant & { documentId: string; attempt: number }): Promise<ReplayReport | null>;
  /** Sets a check going that has been noted. Starting it twice starts it once. */
  start(request: OfTenant & ReplayRequest): Promise<void>;
};
