import { claimFolder, type FolderRow, noteFolder } from "~/data/shard/intake-folders";
import { findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { folderInput } from "~/domain/folders/folder-inputs";
import {
  archivedModelPause,
  compareListings,
  failuresUntilNotified,
  maxFilesPerPoll,
  pauseAfter,
  pollOffsetOf,
  runLength,
  runLockDuration,
  type SeenFile,
} from "~/domain/folders/intake-folder";
import { folderSteps } from "~/domain/releases/release-paths";
import { isReadOnly } from "~/domain/tenants/is-read-only";
import { defineOperation } from "../define-operation";
import { sendNotificationsSoon } from "../notifications/steps/send-notifications-soon";
import { ofTenant } from "../of-tenant";
import type { FolderContext, OpenFolder } from "./folder-ports";
import { savedServer } from "./steps/folder-server";
import { takeFile } from "./steps/take-file";

/** What a run came to; `more` says that files are left that could be taken at once. `problem` is the key of a sentence. */
export type Poll = { taken: number; refused: number; more: boolean; problem: string | null };

const nothing: Poll = { taken: 0, refused: 0, more: false, problem: null };

/**
 * Looks into a model's folder and takes the files that have not changed since the look before; each is moved or deleted
 * then, and leaves a line in the intake log. A file is known by its name and content, so that one that was taken before
 * a run died is only moved. What goes wrong is recorded, the next look is put off, and people are notified after five
 * failures in a row.
 */
export const pollFolder = defineOperation({
  name: "folders.poll",
  permission: "system",
  input: folderInput,
  async run(context: FolderContext, { modelId }): Promise<Poll> {
    const { shard, tenant, now } = context;
    const at = now();
    const [claimed] = await claimFolder(shard, modelId, { at, until: after(at, runLockDuration) });
    if (!claimed) return nothing;
    const model = await findTenantModel(shard, modelId);
    if (!model || model.archivedAt || isReadOnly(tenant)) {
      const asBefore = { failures: claimed.failures - 1, nextAt: after(at, archivedModelPause) };
      await noteFolder(shard, claimed, { ...asBefore, busyUntil: null });
      return nothing;
    }
    await recordCrashedRuns(context, claimed);
    try {
      return await looked(context, claimed);
    } catch (error) {
      return noteFailure(context, claimed, error);
    }
  },
});

const after = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);

async function looked(context: FolderContext, claimed: FolderRow): Promise<Poll> {
  const { shard, now } = context;
  const server = await savedServer(context, claimed);
  const steps = folderSteps(claimed.folder) ?? [];
  const { seen, counts, more, failed } = await context.transfer.visit(server, steps, (folder) =>
    takeReady(context, folder, claimed),
  );
  // Files that cannot be moved are told of; those that could be taken are.
  await noteFolder(shard, claimed, { seen });
  if (failed) throw failed;
  const at = now();
  const nextAt = more ? at : after(at, pauseAfter(claimed.minutes, 0) + pollOffsetOf(claimed.modelId));
  const good = { failures: 0, problem: null, warnedAt: null, lastSuccessAt: at };
  await noteFolder(shard, claimed, { ...good, nextAt, busyUntil: null });
  return { ...counts, more, problem: null };
}

type Run = {
  counts: { taken: number; refused: number };
  seen: SeenFile[];
  more: boolean;
  /** Why a file could not be accepted, or moved. */
  failed: AppError | null;
};

/** Takes what is ready, as much as fits into a run. A server's trouble with one file keeps no other from being taken. */
async function takeReady(context: FolderContext, folder: OpenFolder, claimed: FolderRow): Promise<Run> {
  const started = context.now().getTime();
  const { ready, seen } = compareListings(await folder.list(), claimed.seen);
  const counts = { taken: 0, refused: 0 };
  let [tried, failed]: [number, AppError | null] = [0, null];
  for (const file of ready.slice(0, maxFilesPerPoll)) {
    if (context.now().getTime() - started > runLength) break;
    tried += 1;
    try {
      const outcome = await takeFile(context, folder, { claimed, file });
      if (outcome) counts[outcome === "refused" ? "refused" : "taken"] += 1;
    } catch (error) {
      if (!(error instanceof AppError && error.code === "conflict")) throw error;
      failed ??= error;
    }
  }
  return { counts, seen, more: ready.length > tried, failed };
}

/** Notifies people when the checks died before they could record why. */
async function recordCrashedRuns(context: FolderContext, claimed: FolderRow): Promise<void> {
  const { failures, warnedAt, lastFailureAt } = claimed;
  if (failures <= failuresUntilNotified || warnedAt) return;
  const at = context.now();
  const problem = claimed.problem ?? "folders.problem.broke-off";
  await noteFolder(context.shard, claimed, { problem, warnedAt: at, lastFailureAt: lastFailureAt ?? at });
  await sendNotificationsSoon(context, "intake-refused");
}

async function noteFailure(context: FolderContext, claimed: FolderRow, error: unknown): Promise<Poll> {
  const { shard, log, now } = context;
  const { modelId, failures, minutes, warnedAt } = claimed;
  const known = error instanceof AppError;
  const problem = known ? error.messageKey : "releases.problem.internal";
  if (known) log.warn("folders.failed", ofTenant(context, { modelId, failures, problem, error }));
  else log.error("folders.failed", error, ofTenant(context, { modelId, failures }));
  const at = now();
  const isTold = failures >= failuresUntilNotified && warnedAt === null;
  await noteFolder(shard, claimed, {
    problem,
    lastFailureAt: at,
    busyUntil: null,
    nextAt: after(at, pauseAfter(minutes, failures) + pollOffsetOf(modelId)),
    ...(isTold && { warnedAt: at }),
  });
  if (isTold) await sendNotificationsSoon(context, "intake-refused");
  return { ...nothing, problem };
}
