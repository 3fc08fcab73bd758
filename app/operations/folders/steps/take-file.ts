import { readingLimits } from "@fieldwise/engine/reading";
import type { FolderRow } from "~/data/shard/intake-folders";
import { documentsTakenFrom, insertIntakeLine } from "~/data/shard/intake-log";
import { cleanFileName } from "~/domain/documents/clean-file-name";
import { fileDigest } from "~/domain/documents/file-digest";
import { folderOf, type SeenFile } from "~/domain/folders/intake-folder";
import type { IntakeOutcome } from "~/domain/intake/intake-line";
import { isZipFile } from "~/domain/intake/is-zip";
import { type Refusal, refusalOf } from "~/domain/intake/judge-part";
import { fillText } from "~/locales/fill-text";
import { receiveDocument } from "../../documents/receive";
import { receiveWithoutModel } from "../../inbox/receive";
import { receiveZip } from "../../zip-files/receive";
import type { FolderContext, OpenFolder } from "../folder-ports";

type Found = { claimed: FolderRow; file: SeenFile };

/** `identity` tells a file from others of the model: by its name and content, or its size where it was not fetched. */
type Verdict = {
  outcome: IntakeOutcome;
  reason: Refusal | null;
  documentId: string | null;
  sha256: string;
  identity: string;
};

/**
 * Takes a file in or refuses it, writes its line, and puts it away. Every step may be made again after a run that died: the
 * document is there then, the line is, and what is missing is done. Null when the file changed meanwhile: it waits for other looks.
 */
export async function takeFile(
  context: FolderContext,
  folder: OpenFolder,
  { claimed, file }: Found,
): Promise<IntakeOutcome | null> {
  const before = await folder.stampOf(file.name);
  const verdict = await verdictOf(context, folder, { claimed, file });
  if (!verdict) return null;
  const { identity, ...said } = verdict;
  await insertIntakeLine(context.shard, {
    id: context.newId(),
    at: context.now(),
    messageId: identity,
    sender: claimed.hostName,
    subject: claimed.folder,
    part: file.modified,
    source: "ftp",
    fileName: cleanFileName(file.name),
    ...said,
  });
  // Someone wrote over it since it was fetched: what lies there now was not taken.
  if ((await folder.stampOf(file.name)) !== before) return null;
  await putAway(context, folder, { claimed, file, reason: verdict.reason });
  return verdict.outcome;
}

async function verdictOf(
  context: FolderContext,
  folder: OpenFolder,
  { claimed, file }: Found,
): Promise<Verdict | null> {
  const { modelId } = claimed;
  if (file.size > readingLimits.fileBytes)
    return refused("too-large", "", `ftp:${modelId}:${file.size}:${await digestOf(file.name)}`);
  const bytes = await folder.fetch(file.name, readingLimits.fileBytes);
  // Someone writes into it just now.
  if (bytes.byteLength !== file.size) return null;
  const sha256 = await fileDigest(bytes);
  const sourceKey = `${modelId}:${sha256}:${await digestOf(file.name)}`;
  const identity = `ftp:${sourceKey}`;
  const part = { path: file.name, fileName: file.name, bytes, shownInText: false, fault: null };
  const reason = isZipFile(part) ? null : refusalOf(part);
  if (reason) return refused(reason, sha256, identity);
  const taken = { sha256, identity, reason: null };
  const arrival = { modelId, fileName: file.name, bytes, source: "ftp" as const, sourceKey };
  if (isZipFile(part)) {
    const { repeated } = await receiveZip(context, arrival);
    return { ...taken, outcome: repeated ? "repeated" : "taken", documentId: null };
  }
  const { documentId, repeated } = await takenIn(context, claimed, arrival);
  // Without its line, the document comes from a run that died before the line was written.
  const isKnown = repeated && (await documentsTakenFrom(context.shard, identity)).has(documentId);
  return { ...taken, outcome: isKnown ? "repeated" : "taken", documentId };
}

type Arriving = Parameters<typeof receiveDocument>[1];

/** What goes to the inbox has the id of its document to be. A file that went to the model before stays there. */
async function takenIn(context: FolderContext, { destination }: FolderRow, arrival: Arriving) {
  if (destination === "model") return receiveDocument(context, arrival);
  const { modelId: _, ...file } = arrival;
  const { waitingFileId, repeated } = await receiveWithoutModel(context, file);
  return { documentId: waitingFileId, repeated };
}

const digestOf = (text: string) => fileDigest(new TextEncoder().encode(text));

const refused = (reason: Refusal, sha256: string, identity: string): Verdict => ({
  outcome: "refused" as const,
  reason,
  documentId: null,
  sha256,
  identity,
});

/** A refused file goes where people look for it, with the sentence beside it. */
async function putAway(
  { tenant }: FolderContext,
  folder: OpenFolder,
  { claimed, file: { name }, reason }: Found & { reason: Refusal | null },
): Promise<void> {
  if (!reason && claimed.afterwards === "delete") return folder.remove(name);
  const into = reason ? folderOf.refused : folderOf.taken;
  const free = await folder.freeName(name, into);
  if (reason) {
    const sentence = fillText(tenant.language, `intake.reason.${reason}`);
    await folder.write(into, `${free}.txt`, `${name}: ${sentence}\r\n`);
  }
  await folder.move(name, into, free);
}
