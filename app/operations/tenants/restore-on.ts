import { z } from "zod";
import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { deleteDirectory } from "~/data/control/models-directory";
import { advanceRestore, findRestore, type TenantRestore } from "~/data/control/tenant-restores";
import { eraseSomeRows } from "~/data/shard/erase-tenant";
import { endTriggers, lockForRestore, setTenantSwept } from "~/data/shard/moving-triggers";
import { DamagedRow, restoredTables } from "~/data/shard/restored-rows";
import { isPermanentError } from "~/domain/processing/is-permanent-error";
import { restoreFiles } from "~/domain/tenants/restore";
import { tablesKeptOnClearing } from "~/domain/tenants/restored-tables";
import { auditOfTenant } from "../audit-of";
import { defineOperation } from "../define-operation";
import { DamagedArchive, directoryOf } from "./steps/read-archive";
import { isEmpty } from "./steps/require-empty";
import type { RestoringContext } from "./steps/restore-context";
import { restoreEntry } from "./steps/restore-entry";

type Next = { next: "again" | "done" };

/** Files of archives that one step restores, and after how many it is noted how far it is; rows or files deleted by one step. */
const atOnce = { entries: 200, noted: 20, erasures: 50 };

const again: Next = { next: "again" };

/**
 * One step of a restore; to be called until it is done. It may be interrupted at any point and is then repeated: every row and file is
 * written under the same id again. Nobody else writes meanwhile. A file that does not fit, or an error that would come again, ends it as
 * failed; the organization is held then until it was cleared.
 */
export const runRestoreStep = defineOperation({
  name: "tenants.restore-on",
  permission: "system",
  input: z.object({ restoreId: z.string().max(64) }),
  async run(context: RestoringContext, { restoreId }): Promise<Next> {
    const restore = await findRestore(context.control);
    if (restore?.id !== restoreId || restore.endedAt) return { next: "done" };
    if (restore.state === "clearing") return clear(context, restore);
    if (restore.state !== "running" || context.tenant.status === "erasing") return { next: "done" };
    try {
      return await restoreSome(context, restore);
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      context.log.warn("tenants.restore-failed", { restoreId, error });
      return end(context, restore, { state: "failed", problem });
    }
  },
});

async function restoreSome(context: RestoringContext, restore: TenantRestore): Promise<Next> {
  if (!restore.place && !(await holdEmpty(context))) return giveBack(context, restore);
  let { archive, entry } = restore.place ?? { archive: 1, entry: 0 };
  const tally = { ...restore.tally };
  const tables = await restoredTables(context.rows.shard);
  const note = async () => {
    const place = { archive, entry };
    const [noted] = await advanceRestore(context.control, restore, {
      place,
      tally,
      progressAt: context.now(),
    });
    return noted !== undefined;
  };
  if (!restore.place) await note();
  for (let done = 0; done < atOnce.entries; ) {
    // The last archive, which names the others, is covered by no digest: nothing in it is restored.
    const isNamed = restore.source?.archives?.some(({ number }) => number === archive);
    const brought = restore.archives.find(({ number }) => number === archive);
    if (!isNamed || !brought) {
      return (await note()) ? finish(context, restore) : again;
    }
    const directory = await directoryOf(context.files, brought.key);
    for (; entry < directory.length && done < atOnce.entries; done += 1) {
      const file = directory[entry];
      if (file) await restoreEntry(context, { restore, key: brought.key, directory, file, tally, tables });
      entry += 1;
      // Somebody stopped it: its row says what is next.
      if (entry % atOnce.noted === 0 && !(await note())) return again;
    }
    if (entry >= directory.length) [archive, entry] = [archive + 1, 0];
    done += 1;
  }
  await note();
  return again;
}

/** Nobody writes from here on. Says whether there is still nothing here. */
async function holdEmpty(context: RestoringContext): Promise<boolean> {
  await hold(context);
  return isEmpty(context);
}

async function hold({ rows }: RestoringContext): Promise<void> {
  await setTenantSwept(rows, true);
  await lockForRestore(rows, await restoredTables(rows.shard));
}

async function release({ rows }: RestoringContext): Promise<void> {
  await endTriggers(rows, "restore");
  await setTenantSwept(rows, false);
}

/** Somebody added something before it was locked: whoever starts it again learns of that. */
async function giveBack(context: RestoringContext, restore: TenantRestore): Promise<Next> {
  await release(context);
  await advanceRestore(context.control, restore, { state: "collecting", progressAt: context.now() });
  return { next: "done" };
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
  // Nobody may work with half of an organization.
  if (step.state !== "failed") await release(context);
  const [ended] = await commit(control, [
    advanceRestore(control, restore, { ...step, progressAt: now(), endedAt: now() }),
    insertControlAuditIfChanged(
      control,
      auditOfTenant(context, "tenants.restore-on", { state: step.state, name: restore.source?.name }),
    ),
  ]);
  return ended.length > 0 ? { next: "done" } : again;
}

/** Deletes some of what a restore has left that failed or was stopped, until the organization is empty again. */
async function clear(context: RestoringContext, restore: TenantRestore): Promise<Next> {
  const { control, files, shard } = context;
  await hold(context);
  const erasing = { spared: tablesKeptOnClearing, held: context.rows };
  for (let turn = 0; turn < atOnce.erasures; turn += 1)
    if (!(await eraseSomeRows(shard, erasing))) {
      for (const prefix of ["documents/", "models/", restoreFiles.all(restore.id)])
        if (await files.deleteSome(prefix)) return again;
      await deleteDirectory(control);
      return end(context, restore, { state: "cleared" });
    }
  await advanceRestore(control, restore, { progressAt: context.now() });
  return again;
}

/** The sentence for an error that would come again, null for one that may pass. */
function problemOf(error: unknown): string | null {
  if (isDamage(error)) return "tenants.problem.restore-broken";
  return isPermanentError(error) ? "tenants.problem.restore-stopped" : null;
}

/** What comes from the archive: a file or a row that is not what it should be. */
const isDamage = (error: unknown): boolean =>
  error instanceof DamagedArchive || error instanceof DamagedRow || isRefusedByDatabase(error);

function isRefusedByDatabase(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (/constraint failed|datatype mismatch/i.test(at.message)) return true;
  return false;
}
