import type { TenantContext } from "../context";
import type { TrainingRuns } from "../ports";

/** What starting a training needs besides: the wire to where it runs. */
export type TrainingContext = TenantContext & { training: TrainingRuns };
