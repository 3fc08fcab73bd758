import { documentsTakenFrom, insertIntakeLine } from "~/data/shard/intake-log";
import { findModelByFoldedName } from "~/data/shard/tenant-models";
import { cleanFileName } from "~/domain/documents/clean-file-name";
import { fileDigest } from "~/domain/documents/file-digest";
import { AppError } from "~/domain/errors/app-error";
import { type InboundMail, type MailPart, mailLimits } from "~/domain/intake/inbound-mail";
import { inboundMailInput } from "~/domain/intake/intake-inputs";
import type { IntakeOutcome } from "~/domain/intake/intake-line";
import { isZip } from "~/domain/intake/is-zip";
import { type Refusal, refusalOf } from "~/domain/intake/judge-part";
import { modelNamesIn } from "~/domain/intake/mail-subject";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { receiveDocument } from "../documents/receive-document";
import { receiveZip } from "../zip-files/receive-zip";

/** What became of one part of a mail. */
export type PartOutcome = {
  part: string;
  fileName: string;
  outcome: IntakeOutcome;
  reason: Refusal | null;
  documentId: string | null;
};

type Verdict = Pick<PartOutcome, "outcome" | "reason" | "documentId">;
const noPart: MailPart = {
  path: "",
  fileName: "",
  bytes: new Uint8Array(),
  shownInText: false,
  tooDeep: false,
};

/**
 * Takes the documents out of a mail to a tenant; the subject names the model. Every part leaves a line in the intake log:
 * taken, repeated or refused with the reason. The same mail once more makes no new document and no new line.
 */
export const receiveMail = defineOperation({
  name: "intake.receive-mail",
  permission: "TenantModel.UploadDocument",
  input: inboundMailInput,
  async run(context: TenantContext, mail: InboundMail): Promise<PartOutcome[]> {
    const modelId = await modelNamedBy(context, mail.subject);
    if (mail.parts.length === 0) return [await logged(context, mail, noPart, refused("no-files"))];
    const taken = await documentsTakenFrom(context.shard, context.tenant.id, mail.identity);
    const outcomes: PartOutcome[] = [];
    for (const part of mail.parts.slice(0, mailLimits.parts)) {
      const refusal = modelId ? (isZipFile(part) ? null : refusalOf(part)) : "unknown-model";
      const verdict =
        modelId && !refusal
          ? await take(context, mail, modelId, part, taken)
          : refused(refusal ?? "unknown-model");
      outcomes.push(await logged(context, mail, part, verdict));
    }
    const rest = restOf(mail.parts);
    if (rest) outcomes.push(await logged(context, mail, rest, refused("too-many-parts")));
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

async function modelNamedBy({ shard, tenant }: TenantContext, subject: string): Promise<string | null> {
  for (const name of modelNamesIn(subject)) {
    const model = await findModelByFoldedName(shard, tenant.id, name);
    if (model && !model.archivedAt) return model.id;
  }
  return null;
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
    const receipt = await receiveDocument(context, {
      ...{ modelId, fileName: part.fileName, bytes: part.bytes, source: "mail", sourceKey },
    });
    // Without its line, the document comes from a delivery that broke off before the line was written.
    const repeated = receipt.repeated && taken.has(receipt.documentId);
    taken.add(receipt.documentId);
    return { outcome: repeated ? "repeated" : "taken", reason: null, documentId: receipt.documentId };
  } catch (error) {
    // The file came before in this mail, when its subject named another model.
    if (error instanceof AppError && error.code === "conflict") return refused("other-model-before");
    throw error;
  }
}

// Many kinds of office files are ZIP files inside.
const isZipFile = ({ bytes, fileName, tooDeep }: MailPart) =>
  !tooDeep && isZip(bytes) && fileName.toLowerCase().endsWith(".zip");

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
  verdict: Verdict,
): Promise<PartOutcome> {
  const isFile = part.fileName !== "" || part.bytes.length > 0;
  const fileName = isFile ? cleanFileName(part.fileName) : "";
  await insertIntakeLine(context.shard, {
    id: context.newId(),
    tenantId: context.tenant.id,
    at: context.now(),
    messageId: mail.identity,
    sender: mail.sender,
    subject: mail.subject,
    part: part.path,
    fileName,
    sha256: isFile ? await fileDigest(part.bytes) : "",
    ...verdict,
  });
  return { part: part.path, fileName, ...verdict };
}
