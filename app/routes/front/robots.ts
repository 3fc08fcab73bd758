import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { siteOf } from "~/platform/site-of";
import { openPaths } from "./open-paths";

/** What search engines may read: the pages in front of the product. */
export function loader({ context }: LoaderFunctionArgs) {
  const site = siteOf(context.cloudflare.env);
  const lines = [
    "User-agent: *",
    ...openPaths.map((path) => `Allow: ${path}$`),
    "Disallow: /",
    `Sitemap: ${site}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
