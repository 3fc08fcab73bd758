import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { siteOf } from "~/platform/site-of";
import { openPaths } from "./open-paths";

/** The pages for everyone, as sitemaps.org describes it. */
export function loader({ context }: LoaderFunctionArgs) {
  const site = siteOf(context.cloudflare.env);
  const urls = openPaths.map((path) => `<url><loc>${site}${path}</loc></url>`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`;
  return new Response(body, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
