import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { getAnnotations } from "~/operations/training/get-annotations";
import { openPageImages } from "~/platform/page-images";
import { zip } from "~/platform/zip";

/** The documents that an address names, to be annotated somewhere else: JSON and images of the pages. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const images = openPageImages(args.context.cloudflare.env.EXTRACTION);
  const { entries } = await getAnnotations(
    { ...context, images },
    {
      baseModelId: args.params.aiModelId ?? "",
      documentIds: new URL(args.request.url).searchParams.getAll("documentId"),
    },
  ).catch(refusedPage);
  return new Response(zip(entries), { headers: attachmentHeaders("annotations.zip", "application/zip") });
}
