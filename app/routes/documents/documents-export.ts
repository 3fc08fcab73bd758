import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { exportDocuments } from "~/operations/documents/export";

/** The filtered list as a file; the ending of the address says which kind. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const { pathname, searchParams } = new URL(args.request.url);
  const format = pathname.split(".").at(-1);
  const modelId = args.params.tenantAIModelId ?? "";
  const wanted = { ...Object.fromEntries(searchParams), modelId, format };
  const file = await exportDocuments(context, wanted).catch(refusedPage);
  return new Response(file.stream, { headers: attachmentHeaders(file.fileName, file.contentType) });
}
