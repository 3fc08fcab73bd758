import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusedPage } from "~/http/form-answer";
import { requireTenant } from "~/http/signed-in";
import { findPageImage } from "~/operations/documents/find-page-image";

const [usualWidth, widest] = [1240, 2480];

/**
 * The image of a page, drawn by the document Worker. The attempt is part of the address, so that the browser may keep
 * the image: another attempt may turn the page another way, but then it has another address.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const query = new URL(args.request.url).searchParams;
  const page = Number(args.params.page);
  const { path, attempt } = await findPageImage(context, {
    documentId: args.params.documentId ?? "",
    page,
  }).catch(refusedPage);
  const width = Math.min(Math.max(Math.round(Number(query.get("width"))) || usualWidth, 100), widest);
  const drawn = await args.context.cloudflare.env.EXTRACTION.fetch(`http://extraction${path}?width=${width}`);
  const current = query.get("attempt") === String(attempt);
  return new Response(drawn.body, {
    status: drawn.status,
    headers: {
      "Content-Type": drawn.headers.get("Content-Type") ?? "application/octet-stream",
      "Cache-Control": drawn.ok && current ? "private, max-age=86400, immutable" : "private, no-store",
      "Content-Security-Policy": "sandbox; default-src 'none'",
    },
  });
}
