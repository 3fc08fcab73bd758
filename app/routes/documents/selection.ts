import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { BulkActionName } from "~/domain/documents/bulk-action";
import { bulkActionNames } from "~/domain/documents/bulk-action";
import { countOutcomes } from "~/domain/documents/document-outcome";
import { filterPartOf } from "~/domain/documents/saved-filter";
import { AppError } from "~/domain/errors/app-error";
import { attachmentHeaders } from "~/http/attachment";
import { problemsOf } from "~/http/form-answer";
import { requireTenant } from "~/http/signed-in";
import type { TenantContext } from "~/operations/context";
import { bulkMoves } from "~/operations/documents/bulk-moves";
import { downloadDocuments } from "~/operations/documents/download-documents";
import { exportDocuments } from "~/operations/documents/export-documents";
import { startBulkAction } from "~/operations/documents/start-bulk-action";
import { sendApproved } from "~/operations/releases/send-approved";

/** What the bulk bar of a list asks for. `query` is the list's address without its path. */
type Asked = {
  modelId: string;
  intent: string;
  documentIds: string[];
  whole: boolean;
  query: string;
  site: string;
};

/** Does what the bulk bar asks for: a download answers the file, anything else leads back to the list. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requireTenant(args);
  const asked = askedOf(args, await args.request.formData());
  const back = (outcome: Record<string, string | number>) => redirect(listAddress(asked, outcome), 303);
  try {
    const file = await fileOf(context, asked);
    if (file)
      return new Response(file.stream, { headers: attachmentHeaders(file.fileName, file.contentType) });
    if (asked.intent === "send") return back(await send(context, asked));
    return back(await move(context, asked));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [problem] = problemsOf(error);
    if (error.code === "not-found") throw new Response(error.messageKey, { status: 404 });
    return back({ outcome: asked.intent, problem: problem?.messageKey ?? error.messageKey });
  }
}

export const loader = ({ params }: { params: Record<string, string | undefined> }) =>
  redirect(`/document-processing/${params.tenantAIModelId}/documents`);

function askedOf(args: ActionFunctionArgs, form: FormData): Asked {
  const documentIds = form.getAll("documentId").filter((id): id is string => typeof id === "string");
  return {
    modelId: args.params.tenantAIModelId ?? "",
    intent: String(form.get("intent") ?? ""),
    documentIds,
    whole: form.get("which") === "all",
    query: filterPartOf(String(form.get("query") ?? "")),
    site: new URL(args.request.url).origin,
  };
}

const filterOf = ({ modelId, query }: Asked) => {
  const { startDate, endDate, status } = Object.fromEntries(new URLSearchParams(query));
  return { modelId, startDate, endDate, status };
};

function listAddress({ modelId, query }: Asked, outcome: Record<string, string | number>): string {
  const address = new URLSearchParams(query);
  for (const [name, value] of Object.entries(outcome)) address.set(name, String(value));
  return `/document-processing/${modelId}/documents?${address}`;
}

/** The file that is asked for, or null when none is. */
async function fileOf(context: TenantContext, asked: Asked) {
  const { intent, whole, documentIds, modelId } = asked;
  if (intent === "csv" || intent === "xlsx") {
    if (!whole && documentIds.length === 0) throw new AppError("invalid", "documents.error.none-chosen");
    return exportDocuments(context, {
      ...filterOf(asked),
      format: intent,
      ...(!whole && { documentIds }),
    });
  }
  if (intent !== "originals" && intent !== "json") return null;
  if (whole && intent === "json") return exportDocuments(context, { ...filterOf(asked), format: "json" });
  if (whole) throw new AppError("invalid", "list.error.tick-originals");
  return downloadDocuments(context, { modelId, documentIds, holds: intent });
}

async function move(context: TenantContext, asked: Asked): Promise<Record<string, string | number>> {
  const { intent, modelId, documentIds } = asked;
  const name = bulkActionNames.find((one): one is BulkActionName => one === intent);
  if (!name) throw new AppError("invalid", "error.invalid");
  if (asked.whole) {
    await startBulkAction(context, { ...filterOf(asked), action: name });
    return { watch: 1 };
  }
  return told(intent, await bulkMoves[name](context, { modelId, documentIds }));
}

async function send(context: TenantContext, { modelId, documentIds, whole, site }: Asked) {
  if (whole) throw new AppError("invalid", "list.error.tick-to-send");
  const { outcomes } = await sendApproved(context, { modelId, documentIds, site });
  return told("send", outcomes);
}

function told(intent: string, outcomes: Parameters<typeof countOutcomes>[0]) {
  const { done, conflict, "not-found": gone } = countOutcomes(outcomes);
  return { outcome: intent, ok: done, conflicts: conflict + gone };
}
