import { z } from "zod";
import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { controlOf } from "~/data/control/tenant-control";
import { advanceRestore, selectIdleRestores } from "~/data/control/tenant-restores";
import { archiveUploadTimeout, restoreFiles } from "~/domain/tenants/restore";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import type { OfTenant } from "../of-tenant";
import type { FileStore } from "../ports";
import type { RestoreJobs } from "./steps/restore-context";

type Context = VisitorContext & { jobs: RestoreJobs; filesOf(found: OfTenant): Promise<FileStore | null> };

const idleAfter = 2 * 60 * 1000;
/** How long a restore is started again and again without coming any further. */
const giveUpAfter = 2 * 60 * 60 * 1000;
const atOnce = 100;

/**
 * Sees to it that every restore that runs has its job, and deletes the archives of those that nobody has started for a week. A job
 * that is there already is left alone; a restore that came no further for two hours has failed.
 */
export const sweepRestores = defineOperation({
  name: "tenants.sweep-restores",
  permission: "system",
  input: z.object({}),
  async run(context: Context): Promise<void> {
    const now = context.now();
    const before = new Date(now.getTime() - idleAfter);
    const waiting = new Date(now.getTime() - archiveUploadTimeout);
    const stuck = now.getTime() - giveUpAfter;
    for (const { state, progressAt, ...idle } of await selectIdleRestores(
      context.control,
      { before, waiting },
      atOnce,
    ))
      if (state === "collecting") await forget(context, { ...idle, state });
      else if (state === "running" && progressAt.getTime() < stuck) await giveUp(context, { ...idle, state });
      else
        await context.jobs.startRestore(idle).catch((error: unknown) => {
          context.log.warn("tenants.restore-not-started", { ...idle, error });
        });
  },
});

async function giveUp(
  context: Context,
  { state, restoreId, ...found }: OfTenant & { restoreId: string; state: "running" },
): Promise<void> {
  const control = controlOf(context.control, found);
  const at = context.now();
  const problem = "tenants.problem.restore-stopped";
  const ending = { state: "failed", problem, progressAt: at, endedAt: at } as const;
  context.log.warn("tenants.restore-failed", { ...found, restoreId, problem });
  await commit(control, [
    advanceRestore(control, { id: restoreId, state }, ending),
    insertControlAuditIfChanged(control, {
      ...auditOf(context, "tenants.restore-on", restoreId, { state: ending.state }),
      ...found,
    }),
  ]);
}

async function forget(
  { control, filesOf, now }: Context,
  { state, restoreId, ...found }: OfTenant & { restoreId: string; state: "collecting" },
): Promise<void> {
  await (await filesOf(found))?.deleteAll(restoreFiles.all(restoreId));
  const ending = { state: "cleared", progressAt: now(), endedAt: now() } as const;
  await advanceRestore(controlOf(control, found), { id: restoreId, state }, ending);
}
