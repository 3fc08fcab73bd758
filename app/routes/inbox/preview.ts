import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusedPage } from "~/http/form-answer";
import { pageImageAnswer } from "~/http/page-image-answer";
import { requireTenant } from "~/http/signed-in";
import { findPreview } from "~/operations/inbox/find-preview";

/** The image of the first page of a file that waits for a model. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const waitingFileId = args.params.waitingFileId ?? "";
  const found = await findPreview(context, { waitingFileId }).catch(refusedPage);
  return pageImageAnswer(args, { ...found, page: 1 });
}
