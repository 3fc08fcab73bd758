import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusedPage } from "~/http/form-error-response";
import { pageImageResponse } from "~/http/page-image-response";
import { requireTenant } from "~/http/signed-in";
import { findPreview } from "~/operations/inbox/find-preview";

/** The image of the first page of a file that waits for a model. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const waitingFileId = args.params.waitingFileId ?? "";
  const found = await findPreview(context, { waitingFileId }).catch(refusedPage);
  return pageImageResponse(args, { ...found, page: 1 });
}
