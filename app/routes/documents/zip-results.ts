import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { regenerateZip } from "~/operations/zip-files/regenerate";

/** A ZIP file made again from the values that the documents of one have now. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const { tenantAIModelId: modelId = "", zipFileId = "" } = args.params;
  const file = await regenerateZip(context, { modelId, zipFileId }).catch(refusedPage);
  return new Response(file.stream, { headers: attachmentHeaders(file.fileName, file.contentType) });
}
