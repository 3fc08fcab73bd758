import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { filterPartOf } from "~/domain/documents/saved-filter";
import { AppError } from "~/domain/errors/app-error";
import { problemsOf, refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requireTenant } from "~/http/signed-in";
import { chooseColumns } from "~/operations/documents/choose-columns";

/** Keeps the columns of the list that someone ticked, or goes back to the usual ones, and leads back to the list. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requireTenant(args);
  const form = await args.request.formData();
  const modelId = args.params.tenantAIModelId ?? "";
  const address = new URLSearchParams(filterPartOf(String(form.get("query") ?? "")));
  const columns = form.get("intent") === "usual" ? null : form.getAll("column").map(String);
  try {
    await chooseColumns(context, { modelId, columns });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid") return refusedPage(error);
    address.set("outcome", "columns");
    address.set("problem", problemsOf(error)[0]?.messageKey ?? error.messageKey);
  }
  return redirect(`/document-processing/${modelId}/documents?${address}`, 303);
}

export const loader = ({ params }: { params: Record<string, string | undefined> }) =>
  redirect(`/document-processing/${params.tenantAIModelId}/documents`);
