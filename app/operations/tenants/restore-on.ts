import { z } from "zod";
import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { deleteDirectory } from "~/data/control/models-directory";
import { advanceRestore, findRestore, type TenantRestore } from "~/data/control/tenant-restores";
import { eraseSomeRows } from "~/data/shard/erase-tenant";
import { restTenant } from "~/data/shard/moving-triggers";
import { DamagedRow, restoredTables } from "~/data/shard/restored-rows";
import { restoreFiles } from "~/domain/tenants/restore";
import { auditOfTenant } from "../audit-of";
import { defineOperation } from "../define-operation";
import { DamagedArchive, directoryOf } from "./steps/read-archive";
import type { RestoringContext } from "./steps/restore-context";
import { restoreEntry } from "./steps/restore-entry";

type Next = { next: "again" | "done" };

/** Files of archives that one step restores, and after how many it is noted how far it is; rows or files deleted by one step. */
const atOnce = { entries: 200, noted: 20, erasures: 50 };

const again: Next = { next: "again" };

/**
 * One step of a restore; to be called until it is done. It may be cut off anywhere and is done again then: every row and file is
 * written under the same id again. A file that does not fit ends it as failed, with what is wrong.
 */
export const restoreOn = defineOperation({
  name: "tenants.restore-on",
  permission: "system",
  input: z.object({ restoreId: z.string().max(64) }),
  async run(context: RestoringContext, { restoreId }): Promise<Next> {
    const restore = await findRestore(context.control);
    if (restore?.id !== restoreId || restore.endedAt) return { next: "done" };
    if (restore.state === "clearing") return clear(context, restore);
    if (restore.state !== "running") return { next: "done" };
    try {
      return await restoreSome(context, restore);
    } catch (error) {
      if (!isDamage(error)) throw error;
      context.log.warn("tenants.restore-failed", { restoreId, error });
      return end(context, restore, { state: "failed", problem: "tenants.problem.restore-broken" });
    }
  },
});

async function restoreSome(context: RestoringContext, restore: TenantRestore): Promise<Next> {
  // Sweeps pass over what is not yet whole.
  if (!restore.place) await restTenant(context.rows, true);
  let { archive, entry } = restore.place ?? { archive: 1, entry: 0 };
  const tally = { ...restore.tally };
  const tables = await restoredTables(context.rows.shard);
  const note = () =>
    advanceRestore(context.control, restore, {
      place: { archive, entry },
      tally,
      progressAt: context.now(),
    });
  for (let done = 0; done < atOnce.entries; ) {
    // The last archive, which names the others, is covered by no digest: nothing in it is restored.
    const isNamed = restore.source?.archives?.some(({ number }) => number === archive);
    const brought = restore.archives.find(({ number }) => number === archive);
    if (!isNamed || !brought) {
      await note();
      return finish(context, restore);
    }
    const directory = await directoryOf(context.files, brought.key);
    for (; entry < directory.length && done < atOnce.entries; done += 1) {
      const file = directory[entry];
      if (file) await restoreEntry(context, { restore, key: brought.key, directory, file, tally, tables });
      entry += 1;
      if (entry % atOnce.noted === 0) await note();
    }
    if (entry >= directory.length) [archive, entry] = [archive + 1, 0];
    done += 1;
  }
  await note();
  return again;
}

async function finish(context: RestoringContext, restore: TenantRestore): Promise<Next> {
  await context.files.deleteAll(restoreFiles.all(restore.id));
  return end(context, restore, { state: "done" });
}

async function end(
  context: RestoringContext,
  restore: TenantRestore,
  step: { state: "done" | "failed" | "cleared"; problem?: string },
): Promise<Next> {
  const { control, now } = context;
  await restTenant(context.rows, false);
  await commit(control, [
    advanceRestore(control, restore, { ...step, progressAt: now(), endedAt: now() }),
    insertControlAuditIfChanged(
      control,
      auditOfTenant(context, "tenants.restore-on", { state: step.state, name: restore.source?.name }),
    ),
  ]);
  return { next: "done" };
}

/** Deletes some of what a failed restore has left, until the organization is empty again. */
async function clear(context: RestoringContext, restore: TenantRestore): Promise<Next> {
  const { control, files, shard } = context;
  await restTenant(context.rows, true);
  for (let turn = 0; turn < atOnce.erasures; turn += 1)
    if (!(await eraseSomeRows(shard, ["audit"]))) {
      for (const prefix of ["documents/", "models/", restoreFiles.all(restore.id)])
        if (await files.deleteSome(prefix)) return again;
      await deleteDirectory(control);
      return end(context, restore, { state: "cleared" });
    }
  await advanceRestore(control, restore, { progressAt: context.now() });
  return again;
}

/** What comes from the archive and would come again: a file or a row that is not what it should be. */
const isDamage = (error: unknown): boolean =>
  error instanceof DamagedArchive || error instanceof DamagedRow || isRefusedByDatabase(error);

function isRefusedByDatabase(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (/constraint failed|datatype mismatch/i.test(at.message)) return true;
  return false;
}
