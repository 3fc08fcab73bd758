import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { resources } from "~/http/language";
import { isLanguage } from "~/locales/languages";

/** All texts of a language as a file: one flat object from key to text. */
export function loader({ params }: LoaderFunctionArgs) {
  const language = /^(\w+)\.json$/.exec(params.file ?? "")?.[1];
  if (!isLanguage(language)) throw new Response("error.not-found", { status: 404 });
  return Response.json(resources[language].translation, {
    headers: { "Cache-Control": "public, max-age=3600", "Access-Control-Allow-Origin": "*" },
  });
}
