import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { getModel } from "~/operations/models/get";

/** The model whose settings screen is asked for, and who asks. */
export async function settingsOf(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const model = await getModel(context, { modelId: args.params.id ?? "" }).catch(refusedPage);
  return { context, model };
}
