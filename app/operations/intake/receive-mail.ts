import { documentsTakenFrom, insertIntakeLine } from "~/data/shard/intake-log";
import { findModelByFoldedName, selectTenantModels } from "~/data/shard/tenant-models";
import { findWaitingBySource } from "~/data/shard/waiting-files";
import { cleanFileName } from "~/domain/documents/clean-file-name";
import { fileDigest } from "~/domain/documents/file-digest";
import { AppError } from "~/domain/errors/app-error";
import { type InboundMail, type MailPart, mailLimits } from "~/domain/intake/inbound-mail";
import { inboundMailInput } from "~/domain/intake/intake-inputs";
import { isZipFile } from "~/domain/intake/is-zip";
import { type Refusal, refusalOf } from "~/domain/intake/judge-part";
import type { SenderStatus } from "~/domain/intake/mail-rules";
import { modelNamesIn } from "~/domain/intake/mail-subject";
import type { PartOutcome } from "~/domain/intake/part-outcome";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { receiveDocument } from "../documents/receive";
import { receiveWithoutModel } from "../inbox/receive";
import { receiveZip } from "../zip-files/receive";
import { answerSender } from "./steps/answer-sender";
import { judgeSender, type SenderVerdict } from "./steps/judge-sender";
import { type KeptPart, keepPart } from "./steps/keep-part";

type Verdict = Pick<PartOutcome, "outcome" | "reason" | "documentId"> & Partial<KeptPart>;
const noPart: MailPart = {
  path: "",
  fileName: "",
  bytes: new Uint8Array(),
  shownInText: false,
  fault: null,
};

/**
 * Takes the documents out of a mail to a tenant; the subject names the model, where there is more than one, and the model's
 * rules say from whom. Files of a mail that names none go to the inbox, where their model is chosen, unless no model takes its
 * sender; ZIP files that lack a model, and files that lack the right sender where the rules say so, are kept for a while. The
 * sender of a mail of which nothing was taken is notified. Every part leaves a line in the intake log:
 * taken, repeated or refused with the reason. The same mail once more makes no new document and no new line. A part that
 * cannot be stored just now keeps no other from being taken; the error is thrown after the last.
 */
export const receiveMail = defineOperation({
  name: "intake.receive-mail",
  permission: "TenantModel.UploadDocument",
  input: inboundMailInput,
  async run(context: TenantContext, mail: InboundMail): Promise<PartOutcome[]> {
    const { modelId, open } = await modelFor(context, mail.subject);
    const names = open.map(({ name }) => name);
    const sender = await judgeSender(context, mail, modelId ? [modelId] : open.map(({ id }) => id));
    const log = (part: MailPart, verdict: Verdict) =>
      logged(context, mail, part, { ...verdict, senderStanding: sender.standing });
    if (mail.parts.length === 0) {
      const nothing = [await log(noPart, refused("no-files"))];
      await answerSender(context, mail, { outcomes: nothing, names, language: sender.language });
      return nothing;
    }
    const taken = await documentsTakenFrom(context.shard, mail.identity);
    const outcomes: PartOutcome[] = [];
    const failures: unknown[] = [];
    for (const part of mail.parts.slice(0, mailLimits.parts))
      try {
        const verdict = await verdictOf(context, mail, { modelId, sender, part, taken });
        outcomes.push(await log(part, verdict));
      } catch (error) {
        failures.push(error);
      }
    const rest = restOf(mail.parts);
    if (rest) outcomes.push(await log(rest, refused("too-many-parts")));
    if (failures.length === 0)
      await answerSender(context, mail, { outcomes, names, language: sender.language });
    // The mail comes once more then, and what was taken of it is not taken twice.
    if (failures.length > 0) throw failures[0];
    return outcomes;
  },
});

/** One line stands for all parts beyond the limit; a line each would let a mail fill the log. */
function restOf(parts: MailPart[]): MailPart | null {
  const [first, last] = [parts[mailLimits.parts], parts.at(-1)];
  return first && last
    ? { ...noPart, path: first === last ? first.path : `${first.path}–${last.path}` }
    : null;
}

/** The model that the subject names, or the only one that there is; else those that it might have named. */
async function modelFor(
  { shard }: TenantContext,
  subject: string,
): Promise<{ modelId: string | null; open: { id: string; name: string }[] }> {
  for (const name of modelNamesIn(subject)) {
    const model = await findModelByFoldedName(shard, name);
    if (model && !model.archivedAt) return { modelId: model.id, open: [] };
  }
  const open = (await selectTenantModels(shard)).filter(({ archivedAt }) => archivedAt === null);
  const [first, second] = open;
  return { modelId: first && !second ? first.id : null, open };
}

type Arrival = { modelId: string | null; sender: SenderVerdict; part: MailPart; taken: Set<string> };

async function verdictOf(
  context: TenantContext,
  mail: InboundMail,
  { modelId, sender, part, taken }: Arrival,
): Promise<Verdict> {
  if (part.fault) return refused(part.fault);
  const refusal = isZipFile(part) ? null : refusalOf(part);
  if (refusal) return refused(refusal);
  if (sender.refusal)
    return { ...refused(sender.refusal), ...(sender.isHeld ? await keepPart(context, mail, part) : null) };
  if (modelId) return take(context, mail, modelId, part, taken);
  // The inbox takes documents one by one: which model a pile is for, someone says.
  if (isZipFile(part)) return { ...refused("unknown-model"), ...(await keepPart(context, mail, part)) };
  return takeIntoInbox(context, mail, part, taken);
}

async function take(
  context: TenantContext,
  mail: InboundMail,
  modelId: string,
  part: MailPart,
  taken: Set<string>,
): Promise<Verdict> {
  const sourceKey = `${mail.identity}:${await fileDigest(part.bytes)}`;
  try {
    if (isZipFile(part)) return await takeZip(context, modelId, part, sourceKey);
    // The mail came before when it named no model, and the file waits for one.
    const waiting = await findWaitingBySource(context.shard, `mail:${sourceKey}`);
    if (waiting) return { outcome: "repeated", reason: null, documentId: waiting.id };
    const receipt = await receiveDocument(context, {
      modelId,
      fileName: part.fileName,
      bytes: part.bytes,
      source: "mail",
      sourceKey,
    });
    return received(receipt.documentId, receipt.repeated, taken);
  } catch (error) {
    // The file came before in this mail, when its subject named another model.
    if (error instanceof AppError && error.code === "conflict") return refused("other-model-before");
    if (error instanceof AppError && error.code === "too-large") return refused("too-large");
    throw error;
  }
}

/** The file has an id that its document has once it is in a model. */
async function takeIntoInbox(
  context: TenantContext,
  { identity, sender, isProved }: InboundMail,
  { fileName, bytes }: MailPart,
  taken: Set<string>,
): Promise<Verdict> {
  const { waitingFileId, repeated } = await receiveWithoutModel(context, {
    fileName,
    bytes,
    source: "mail",
    sourceKey: `${identity}:${await fileDigest(bytes)}`,
    sender: { address: sender, isProved },
  });
  return received(waitingFileId, repeated, taken);
}

function received(documentId: string, wasHere: boolean, taken: Set<string>): Verdict {
  // Without its line, the document comes from a delivery that broke off before the line was written.
  const repeated = wasHere && taken.has(documentId);
  taken.add(documentId);
  return { outcome: repeated ? "repeated" : "taken", reason: null, documentId };
}

/** The files in it become documents by a job; its line in the log names none of them. */
async function takeZip(
  context: TenantContext,
  modelId: string,
  { fileName, bytes }: MailPart,
  sourceKey: string,
): Promise<Verdict> {
  const { repeated } = await receiveZip(context, { modelId, fileName, bytes, source: "mail", sourceKey });
  return { outcome: repeated ? "repeated" : "taken", reason: null, documentId: null };
}

const refused = (reason: Refusal): Verdict => ({ outcome: "refused", reason, documentId: null });

async function logged(
  context: TenantContext,
  mail: InboundMail,
  part: MailPart,
  verdict: Verdict & { senderStanding: SenderStatus | null },
): Promise<PartOutcome> {
  const isFile = part.fileName !== "" || part.bytes.length > 0;
  const fileName = isFile ? cleanFileName(part.fileName) : "";
  await insertIntakeLine(context.shard, {
    id: context.newId(),
    at: context.now(),
    messageId: mail.identity,
    sender: mail.sender,
    subject: mail.subject,
    part: part.path,
    fileName,
    sha256: isFile ? await fileDigest(part.bytes) : "",
    ...verdict,
  });
  const { outcome, reason, documentId, keptUntil } = verdict;
  return { part: part.path, fileName, outcome, reason, documentId, isKept: keptUntil !== undefined };
}
