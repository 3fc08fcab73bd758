import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { downloadDescriptors } from "~/operations/energy/download-descriptors";

/** What the lines of energy bills mean as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const file = await downloadDescriptors(context, {}).catch(refusedPage);
  return new Response(file.stream, { headers: attachmentHeaders(file.fileName, file.contentType) });
}
