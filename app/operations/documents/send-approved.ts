import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { insertMailOnce } from "~/data/control/outbox";
import { findDocumentStates } from "~/data/shard/document-moves";
import { selectFileNames } from "~/data/shard/document-names";
import { selectConcerns } from "~/data/shard/document-readiness";
import { selectTemplates } from "~/data/shard/export-templates";
import { type ConcernKind, decodeConcerns } from "~/domain/documents/concerns";
import type { DocumentOutcome } from "~/domain/documents/document-outcome";
import { fileDigest } from "~/domain/documents/file-digest";
import { sendApprovedInput } from "~/domain/documents/send-inputs";
import { isSettled } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import type { ExportTemplate } from "~/domain/exports/export-layout";
import { productName } from "~/domain/product";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { keyOfTenant } from "../of-tenant";
import { recipientOf } from "../tenants/steps/recipient-of";

/** To whom a mail went, and the outcome of each document that was named. */
export type SentDocuments = { recipient: string | null; outcomes: DocumentOutcome[] };

/**
 * Sends a list of approved documents by mail, with links to each and to its values; opening them takes an account of the
 * organization. One that is not approved is a conflict and left out; without any no mail goes, nor the same one twice within a minute. Throws InvalidInput for an
 * address that is none, and AppError `invalid` when nobody is named and the caller has no address.
 */
export const sendApproved = defineOperation({
  name: "documents.send-approved",
  permission: "TenantModel.SendDocument",
  input: sendApprovedInput,
  async run(context: TenantContext, { documentIds, modelId, toEmail, site, mailId }): Promise<SentDocuments> {
    const { control, shard } = context;
    const recipient = toEmail ?? (await recipientOf(context));
    if (!recipient) throw new AppError("invalid", "releases.problem.no-recipient", { field: "toEmail" });
    const standing = await findDocumentStates(shard, documentIds, modelId);
    const outcomes = documentIds.map((documentId): DocumentOutcome => {
      const status = standing.get(documentId)?.status;
      if (!status) return { documentId, outcome: "not-found" };
      return { documentId, outcome: isSettled(status) ? "done" : "conflict" };
    });
    const sent = outcomes.filter(({ outcome }) => outcome === "done").map(({ documentId }) => documentId);
    if (sent.length === 0) return { recipient: null, outcomes };
    const rows = await selectConcerns(shard, {}, sent);
    const names = await selectFileNames(shard, sent);
    const known = new Map(rows.map(({ id, concerns }) => [id, decodeConcerns(concerns ?? 0)]));
    const templates = await mailTemplatesOf(context, standing);
    const documents = names.map((named) => ({
      ...named,
      concerns: known.get(named.id) ?? [],
      templates: templates.get(standing.get(named.id)?.modelId ?? "") ?? [],
    }));
    const detail = { recipient, documentIds: sent };
    await commit(control, [
      insertMailOnce(control, {
        id: mailId ?? (await mailIdOf(context, recipient, sent)),
        ...mailOf(context, { recipient, site, documents }),
      }),
      insertControlAuditIfChanged(
        control,
        auditOf(context, "documents.send-approved", modelId ?? null, detail),
      ),
    ]);
    return { recipient, outcomes };
  },
});

/** The templates that mails link to, by their model. */
async function mailTemplatesOf(
  { shard }: TenantContext,
  standing: ReadonlyMap<string, { modelId: string }>,
): Promise<Map<string, ExportTemplate[]>> {
  const modelIds = [...new Set([...standing.values()].map(({ modelId }) => modelId))];
  const found = await Promise.all(
    modelIds.map(async (modelId): Promise<[string, ExportTemplate[]]> => {
      const templates = await selectTemplates(shard, modelId);
      return [modelId, templates.filter(({ inMail }) => inMail)];
    }),
  );
  return new Map(found);
}

const minute = 60_000;

/** One for all that ask for the same mail within a minute: a button that is pressed twice sends one. */
const mailIdOf = (context: TenantContext, recipient: string, documentIds: readonly string[]) =>
  fileDigest(
    new TextEncoder().encode(
      keyOfTenant(context, recipient, Math.floor(context.now().getTime() / minute), ...documentIds),
    ),
  );

type Letter = {
  recipient: string;
  site: string;
  documents: { id: string; fileName: string; concerns: ConcernKind[]; templates: ExportTemplate[] }[];
};

function mailOf(context: TenantContext, { recipient, site, documents }: Letter) {
  const { tenant } = context;
  const lines = documents.map(({ id, fileName, concerns, templates }) =>
    [
      fileName,
      ...(concerns.length > 0 ? [`  ${knownOf(tenant.language, concerns)}`] : []),
      `  ${site}/documents/${id}`,
      `  ${site}/documents/${id}/result.json`,
      ...templates.map(
        (template) => `  ${template.name}: ${site}/documents/${id}/result.json?template=${template.id}`,
      ),
    ].join("\n"),
  );
  const values = {
    product: productName,
    tenant: tenant.name,
    count: documents.length,
    documents: lines.join("\n\n"),
  };
  return {
    recipient,
    createdAt: context.now(),
    subject: fillText(tenant.language, "releases.mail.subject", values),
    body: fillText(tenant.language, "releases.mail.body", values),
  };
}

/** What spoke against a document that was approved all the same. */
const knownOf = (language: Language, concerns: readonly ConcernKind[]) =>
  fillText(language, "readiness.mail", {
    reasons: concerns.map((kind) => fillText(language, `readiness.concern.${kind}`)).join("; "),
  });
