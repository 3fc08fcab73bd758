import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import type { archiveModel } from "~/operations/models/archive";
import { getModel } from "~/operations/models/get";

/** The model a question is about; nothing of it once the question is answered. */
export async function loadModelQuestion(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  if (isDialogDone(args.request)) return { name: "", done: true };
  const { name } = await getModel(context, { modelId: args.params.id ?? "" }).catch(refusedPage);
  return { name, done: false };
}

/** Does what was asked about the model: Yes was pressed. */
export async function performModelChange(args: ActionFunctionArgs, change: typeof archiveModel) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  try {
    await change(context, { modelId: args.params.id ?? "" });
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return dialogDone(args.request);
}
