import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusedPage } from "~/http/form-error-response";
import { pageImageResponse } from "~/http/page-image-response";
import { requireTenant } from "~/http/signed-in";
import { findPageImage } from "~/operations/documents/find-page-image";

/** The image of a page of a document. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const page = Number(args.params.page);
  const documentId = args.params.documentId ?? "";
  const found = await findPageImage(context, { documentId, page }).catch(refusedPage);
  return pageImageResponse(args, { ...found, page });
}
