import { readingLimits } from "@fieldwise/engine/reading";
import { commit } from "~/data/commit";
import { claimFolder, type FolderRow, findFolder, noteFolder } from "~/data/shard/intake-folders";
import { insertIntakeLine } from "~/data/shard/intake-log";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { findModelStorage } from "~/data/shard/tenant-models";
import { cleanFileName } from "~/domain/documents/clean-file-name";
import { fileDigest } from "~/domain/documents/file-digest";
import { AppError } from "~/domain/errors/app-error";
import { folderInput } from "~/domain/folders/folder-inputs";
import {
  failuresToTell,
  folderOf,
  lookAt,
  minutesToNext,
  mostTaken,
  type SeenFile,
} from "~/domain/folders/intake-folder";
import type { IntakeOutcome } from "~/domain/intake/intake-line";
import { type Refusal, refusalOf } from "~/domain/intake/judge-part";
import { folderSteps } from "~/domain/releases/release-paths";
import { fillText } from "~/locales/fill-text";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { receiveDocument } from "../documents/receive";
import type { FolderTransfer } from "../documents/release-ports";
import { ftpServerOfModel } from "../documents/steps/ftp-server-of";
import type { OpenFolder } from "./folder-ports";
import { tellOfFolder } from "./steps/tell-of-folder";

export type FolderContext = TenantContext & { transfer: FolderTransfer; site: string };

/** What a look came to; null when it was not due, or another run has it. */
export type Poll = { taken: number; refused: number; problem: string | null } | null;

/** A run that is not back by then has died. Longer than a visit may take, in milliseconds. */
const lease = 5 * 60_000;
const minute = 60_000;

/**
 * Looks into a model's folder and takes in what lies there since the look before, then moves or deletes it. A file is known by its
 * name and content: one that was taken before a run died is only moved. Each file leaves a line in the intake log.
 */
export const pollFolder = defineOperation({
  name: "folders.poll",
  permission: "system",
  input: folderInput,
  async run(context: FolderContext, { modelId }): Promise<Poll> {
    const { shard } = context;
    const known = await findFolder(shard, modelId);
    if (!known) return null;
    const at = context.now();
    const until = new Date(at.getTime() + lease);
    const claimed = await claimFolder(shard, modelId, { at, until }, known.attempts);
    if (!claimed) return null;
    try {
      return await looked(context, claimed);
    } catch (error) {
      return failed(context, claimed, error);
    }
  },
});

async function looked(context: FolderContext, claimed: FolderRow): Promise<Poll> {
  const { shard } = context;
  const storage = await findModelStorage(shard, claimed.modelId);
  const steps = folderSteps(claimed.folder);
  if (!storage || !steps) throw new AppError("unavailable", "folders.problem.no-server");
  const server = await ftpServerOfModel(context, claimed.modelId, storage);
  const counts = { taken: 0, refused: 0 };
  const { seen, more } = await context.transfer.visit(server, steps, async (folder) => {
    const look = lookAt(await folder.list(), claimed.seen);
    for (const file of look.ready.slice(0, mostTaken)) {
      const outcome = await takeIn(context, folder, { claimed, file, host: server.hostName });
      counts[outcome === "refused" ? "refused" : "taken"] += 1;
    }
    return { seen: look.seen.slice(0), more: look.ready.length > mostTaken };
  });
  const now = context.now();
  const wait = more ? 0 : minutesToNext(claimed.minutes, 0) * minute;
  await noteFolder(shard, claimed, {
    ...{ seen, attempts: 0, problem: null, failingSince: null, lastSuccessAt: now },
    nextAt: new Date(now.getTime() + wait),
  });
  return { ...counts, problem: null };
}

type Found = { claimed: FolderRow; file: SeenFile; host: string };
type Verdict = { outcome: IntakeOutcome; reason: Refusal | null; documentId: string | null; sha256: string };

async function takeIn(context: FolderContext, folder: OpenFolder, found: Found): Promise<IntakeOutcome> {
  const { claimed, file } = found;
  const verdict = await verdictOf(context, folder, found);
  await insertIntakeLine(context.shard, {
    id: context.newId(),
    at: context.now(),
    messageId: `ftp:${claimed.modelId}`,
    sender: found.host,
    subject: claimed.folder,
    part: file.name,
    fileName: cleanFileName(file.name),
    ...verdict,
  });
  if (verdict.reason) {
    const sentence = fillText(context.tenant.language, `intake.reason.${verdict.reason}`);
    await folder.write(folderOf.refused, `${file.name}.txt`, `${sentence}\n`);
    await folder.move(file.name, folderOf.refused);
  } else if (claimed.afterwards === "delete") await folder.remove(file.name);
  else await folder.move(file.name, folderOf.taken);
  return verdict.outcome;
}

async function verdictOf(context: FolderContext, folder: OpenFolder, found: Found): Promise<Verdict> {
  const { claimed, file } = found;
  if (file.size > readingLimits.fileBytes) return refused("too-large", "");
  const bytes = await folder.fetch(file.name);
  const sha256 = await fileDigest(bytes);
  const part = { path: file.name, fileName: file.name, bytes, shownInText: false, fault: null };
  const reason = refusalOf(part);
  if (reason) return refused(reason, sha256);
  const { documentId, repeated } = await receiveDocument(context, {
    modelId: claimed.modelId,
    fileName: file.name,
    bytes,
    source: "ftp",
    sourceKey: `${claimed.modelId}:${sha256}:${await fileDigest(new TextEncoder().encode(file.name))}`,
  });
  return { outcome: repeated ? "repeated" : "taken", reason: null, documentId, sha256 };
}

const refused = (reason: Refusal, sha256: string): Verdict => ({
  outcome: "refused",
  reason,
  documentId: null,
  sha256,
});

async function failed(context: FolderContext, claimed: FolderRow, error: unknown): Promise<Poll> {
  const { shard } = context;
  const problem = error instanceof AppError ? error.messageKey : "releases.problem.internal";
  const { modelId, attempts } = claimed;
  context.log.warn("folder.failed", { modelId, attempts, problem, error });
  const now = context.now();
  const failingSince = claimed.failingSince ?? now;
  const wait = minutesToNext(claimed.minutes, attempts) * minute;
  const note = noteFolder(shard, claimed, {
    ...{ problem, failingSince, lastFailureAt: now },
    nextAt: new Date(now.getTime() + wait),
  });
  if (attempts !== failuresToTell) await note;
  else {
    await commit(shard, [
      note,
      insertShardAuditIfChanged(shard, auditOf(context, "folders.fail", modelId, { problem, attempts })),
    ]);
    await tellOfFolder(context, { modelId, folder: claimed.folder, failingSince, problem });
  }
  return { taken: 0, refused: 0, problem };
}
