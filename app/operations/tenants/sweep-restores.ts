import { z } from "zod";
import { controlOf } from "~/data/control/tenant-control";
import { advanceRestore, selectIdleRestores } from "~/data/control/tenant-restores";
import { restoreFiles, restorePatience } from "~/domain/tenants/restore";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import type { OfTenant } from "../of-tenant";
import type { FileStore } from "../ports";
import type { RestoreJobs } from "./steps/restore-context";

type Context = VisitorContext & { jobs: RestoreJobs; filesOf(found: OfTenant): Promise<FileStore | null> };

const idleAfter = 2 * 60 * 1000;
const atOnce = 100;

/**
 * Sees to it that every restore that runs has its job, and deletes the archives of those that nobody has started for a week. A job
 * that is there already is left alone.
 */
export const sweepRestores = defineOperation({
  name: "tenants.sweep-restores",
  permission: "system",
  input: z.object({}),
  async run(context: Context): Promise<void> {
    const now = context.now();
    const before = new Date(now.getTime() - idleAfter);
    const waiting = new Date(now.getTime() - restorePatience);
    for (const { state, ...idle } of await selectIdleRestores(context.control, { before, waiting }, atOnce))
      if (state === "collecting") await forget(context, { ...idle, state });
      else await context.jobs.startRestore(idle);
  },
});

async function forget(
  { control, filesOf, now }: Context,
  { state, restoreId, ...found }: OfTenant & { restoreId: string; state: "collecting" },
): Promise<void> {
  await (await filesOf(found))?.deleteAll(restoreFiles.all(restoreId));
  const ending = { state: "cleared", progressAt: now(), endedAt: now() } as const;
  await advanceRestore(controlOf(control, found), { id: restoreId, state }, ending);
}
