import type { MovingRows } from "~/data/shard/compare-rows";
import type { RestoreRequest } from "~/domain/tenants/restore-inputs";
import type { TenantContext } from "../../context";
import type { RunContext } from "../../processing/processing-context";
import type { Digested } from "../archive-port";

/** Sets the job of a restore going. One that is under way is left alone; one that came to grief starts again. */
export type RestoreJobs = { startRestore(request: RestoreRequest): Promise<void> };

/** `rows`: those of the tenant in its shard, table by table. */
export type RestoreContext = TenantContext & { rows: MovingRows; digested: Digested; jobs: RestoreJobs };

export type RestoringContext = RunContext & { rows: MovingRows };
