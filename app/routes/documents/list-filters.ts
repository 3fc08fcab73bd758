import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { filterPartOf } from "~/domain/documents/saved-filter";
import { AppError } from "~/domain/errors/app-error";
import { problemsOf, refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requireTenant } from "~/http/signed-in";
import { deleteFilter } from "~/operations/documents/delete-filter";
import { saveFilter } from "~/operations/documents/save-filter";

/** Keeps a filter of the list or takes one away, and leads back to the list. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requireTenant(args);
  const form = await args.request.formData();
  const modelId = args.params.tenantAIModelId ?? "";
  const query = filterPartOf(String(form.get("query") ?? ""));
  const address = new URLSearchParams(query);
  try {
    if (form.get("intent") === "delete")
      await deleteFilter(context, { modelId, filterId: String(form.get("filterId") ?? "") });
    else await saveFilter(context, { modelId, name: String(form.get("name") ?? ""), query });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid") return refusedPage(error);
    address.set("outcome", "filter");
    address.set("problem", problemsOf(error)[0]?.messageKey ?? error.messageKey);
  }
  return redirect(`/document-processing/${modelId}/documents?${address}`, 303);
}

export const loader = ({ params }: { params: Record<string, string | undefined> }) =>
  redirect(`/document-processing/${params.tenantAIModelId}/documents`);
