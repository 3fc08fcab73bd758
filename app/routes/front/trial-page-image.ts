import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusedPage } from "~/http/form-error-response";
import { visitHeaders, visitOf } from "~/http/visit";
import { findPageImage } from "~/operations/documents/find-page-image";

/** Wide enough to be read at three fifths of a screen. */
const width = 1240;

/** The picture of a page of what a visitor tried, for the browser that tried it. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, documentId } = await visitOf(args).catch(refusedPage);
  if (documentId === null) throw new Response("error.not-found", { status: 404 });
  const page = Number(args.params.page);
  const { path } = await findPageImage(context, { documentId, page }).catch(refusedPage);
  const drawn = await args.context.cloudflare.env.EXTRACTION.fetch(`http://extraction${path}?width=${width}`);
  return new Response(drawn.body, {
    status: drawn.status,
    headers: {
      ...visitHeaders,
      "Content-Type": drawn.headers.get("Content-Type") ?? "application/octet-stream",
      "Content-Security-Policy": "sandbox; default-src 'none'",
    },
  });
}
