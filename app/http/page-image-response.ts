import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

const [defaultWidth, widest] = [1240, 2480];

/**
 * The image of a page as the document Worker draws it, as wide as the address asks. The browser keeps it and asks each time
 * whether it may show it: an image that is still the same is not drawn again, and nobody sees one who has signed out. Another
 * attempt may turn the page another way: an address that names one is for that one alone.
 */
export async function pageImageResponse(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  { path, attempt, page }: { path: string; attempt: number; page: number },
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const width = Math.min(Math.max(Math.round(Number(query.get("width"))) || defaultWidth, 100), widest);
  const asked = query.get("attempt");
  const current = asked === null || asked === String(attempt);
  const tag = `"${attempt}-${page}-${width}"`;
  const kept = { "Cache-Control": "private, no-cache", ETag: tag };
  if (current && namesTag(request.headers.get("If-None-Match"), tag))
    return new Response(null, { status: 304, headers: kept });
  const drawn = await context.cloudflare.env.EXTRACTION.fetch(`http://extraction${path}?width=${width}`);
  return new Response(drawn.body, {
    status: drawn.status,
    headers: {
      "Content-Type": drawn.headers.get("Content-Type") ?? "application/octet-stream",
      ...(drawn.ok && current ? kept : { "Cache-Control": "private, no-store" }),
      "Content-Security-Policy": "sandbox; default-src 'none'",
    },
  });
}

/** Proxies mark a tag as weak when they compress an answer. */
const namesTag = (header: string | null, tag: string) =>
  (header ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
