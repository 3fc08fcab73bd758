import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { claimDocument } from "~/operations/documents/claim";
import { releaseClaim } from "~/operations/documents/release-claim";

/** Lengthens the claim of whoever has the document open, or gives it back as they leave. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditDocument");
  const documentId = args.params.documentId ?? "";
  const form = await args.request.formData();
  if (form.get("intent") === "release") {
    await releaseClaim(context, { documentId });
    return Response.json({ mine: false, who: null });
  }
  const { mine, who } = await claimDocument(context, { documentId }).catch(refusedPage);
  return Response.json({ mine, who });
}
