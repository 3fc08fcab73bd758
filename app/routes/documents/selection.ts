import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { BulkActionName } from "~/domain/documents/bulk-action";
import { bulkActionNames } from "~/domain/documents/bulk-action";
import { countOutcomes, type DocumentOutcome } from "~/domain/documents/document-outcome";
import { filterPartOf } from "~/domain/documents/saved-filter";
import { AppError } from "~/domain/errors/app-error";
import { attachmentHeaders } from "~/http/attachment";
import { problemsOf } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { redirect } from "~/http/redirect";
import { requireTenant } from "~/http/signed-in";
import { siteOriginOf } from "~/http/site-origin";
import type { Language } from "~/locales/languages";
import type { TenantContext } from "~/operations/context";
import { downloadDocuments } from "~/operations/documents/download";
import { downloadList } from "~/operations/documents/download-list";
import { exportDocuments } from "~/operations/documents/export";
import type { ReleaseContext } from "~/operations/documents/release-ports";
import { startBulkAction } from "~/operations/documents/start-bulk";
import { bulkMoves } from "~/operations/documents/steps/bulk-moves";
import { undoApprovalsTogether } from "~/operations/documents/take-back-together";
import { downloadEdits } from "~/operations/edits/download";
import { exportValidations } from "~/operations/validation/export";
import { openErpQueue } from "~/platform/erp/erp-queue";
import { openReleaseQueue } from "~/platform/releases";
import { listAddress, listFilterOf } from "./whole-list";

/** What the bulk bar of a list asks for. `query` is the list's address without its path. */
type Asked = {
  modelId: string;
  intent: string;
  documentIds: string[];
  /** What was approved together and is to be taken back. */
  approvalId: string | null;
  whole: boolean;
  query: string;
  site: string;
  language: Language;
};

type Outcome = Record<string, string>;

/** Does what the bulk bar asks for: a download returns the file, anything else leads back to the list. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requireTenant(args);
  const asked = askedOf(args, await args.request.formData(), await languageOf(args.request));
  const back = (outcome: Outcome) =>
    redirect(listAddress(asked.modelId, asked.query, new URLSearchParams(outcome).toString()), 303);
  try {
    const file = await fileOf(context, asked);
    if (file)
      return new Response(file.stream, { headers: attachmentHeaders(file.fileName, file.contentType) });
    const { RELEASE_QUEUE, ERP_QUEUE } = args.context.cloudflare.env;
    const queues = { releases: openReleaseQueue(RELEASE_QUEUE), erpQueue: openErpQueue(ERP_QUEUE) };
    return back(await move({ ...context, ...queues }, asked));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [problem] = problemsOf(error);
    if (error.code === "not-found") throw new Response(error.messageKey, { status: 404 });
    return back({ outcome: asked.intent, problem: problem?.messageKey ?? error.messageKey });
  }
}

export const loader = ({ params }: { params: Record<string, string | undefined> }) =>
  redirect(`/document-processing/${params.tenantAIModelId}/documents`);

function askedOf(args: ActionFunctionArgs, form: FormData, language: Language): Asked {
  const documentIds = form.getAll("documentId").filter((id): id is string => typeof id === "string");
  return {
    modelId: args.params.tenantAIModelId ?? "",
    intent: String(form.get("intent") ?? ""),
    documentIds,
    approvalId: textIn(form, "approval"),
    whole: form.get("which") === "all",
    query: filterPartOf(String(form.get("query") ?? "")),
    site: siteOriginOf(args.context.cloudflare.env, args.request),
    language,
  };
}

/** The file that is asked for, or null when none is. */
async function fileOf(context: TenantContext, asked: Asked) {
  const { intent, whole, documentIds, modelId } = asked;
  if (intent === "csv" || intent === "xlsx") {
    if (!whole && documentIds.length === 0) throw new AppError("invalid", "documents.error.none-chosen");
    return exportDocuments(context, {
      ...(whole ? listFilterOf(modelId, asked.query) : { modelId, documentIds }),
      format: intent,
    });
  }
  if (intent === "ai" || intent === "api") {
    if (!whole && documentIds.length === 0) throw new AppError("invalid", "documents.error.none-chosen");
    const { text: _, ...filter } = listFilterOf(modelId, asked.query);
    const type = intent === "ai" ? "1" : "2";
    return exportValidations(context, {
      ...(whole ? filter : { modelId, documentIds }),
      type,
      language: asked.language,
    } as Parameters<typeof exportValidations>[1]);
  }
  if (intent === "edits") {
    if (!whole && documentIds.length === 0) throw new AppError("invalid", "documents.error.none-chosen");
    return downloadEdits(context, {
      ...(whole ? listFilterOf(modelId, asked.query) : { modelId, documentIds }),
      format: "xlsx",
    } as Parameters<typeof downloadEdits>[1]);
  }
  if (intent !== "originals" && intent !== "json") return null;
  if (whole) return downloadList(context, { ...listFilterOf(modelId, asked.query), holds: intent });
  return downloadDocuments(context, { modelId, documentIds, holds: intent });
}

async function move(context: ReleaseContext, asked: Asked): Promise<Outcome> {
  const { intent, modelId, documentIds, site } = asked;
  const name = bulkActionNames.find((one): one is BulkActionName => one === intent);
  if (name === "take-back" && asked.approvalId) return takeBack(context, modelId, asked.approvalId);
  // Deleting and approving ask first, on pages of their own.
  if (!name || name === "delete" || name === "approve") throw new AppError("invalid", "error.invalid");
  if (!asked.whole) return told(intent, await bulkMoves[name].run(context, { modelId, documentIds, site }));
  await startBulkAction(context, { ...listFilterOf(modelId, asked.query), action: name, site });
  return { watch: "1" };
}

async function takeBack(context: ReleaseContext, modelId: string, approvalId: string): Promise<Outcome> {
  const { outcomes } = await undoApprovalsTogether(context, { modelId, approvalId });
  return outcomes ? told("take-back", outcomes) : { watch: "1" };
}

const textIn = (form: FormData, name: string): string | null => {
  const value = form.get(name);
  return typeof value === "string" && value !== "" ? value : null;
};

function told(intent: string, outcomes: readonly DocumentOutcome[]): Outcome {
  const { done, conflict, "not-found": gone } = countOutcomes(outcomes);
  return { outcome: intent, ok: String(done), conflicts: String(conflict + gone) };
}
