import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { getInboxFile } from "~/operations/inbox/get-file";

/** A file of the inbox as it was received. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const waitingFileId = args.params.waitingFileId ?? "";
  const file = await getInboxFile(context, { waitingFileId }).catch(refusedPage);
  const headers = {
    ...attachmentHeaders(file.fileName, file.contentType),
    "Content-Length": String(file.byteSize),
  };
  return new Response(file.stream, { headers });
}
