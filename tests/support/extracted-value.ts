import { extract } from "@engine/extract";
import type { DocumentKind } from "@engine/results/extraction-result";
import { extractionRequest } from "./extraction-request";
import { pageOf } from "./page-of";

type About = { kind?: DocumentKind; culture?: string; currency?: string };

/** The canonical value that the engine finds for a field on a typed page, or undefined. */
export function extractedValue(
  key: string,
  typed: string,
  { kind = "invoice", ...about }: About = {},
): string | undefined {
  return extract([pageOf(typed)], extractionRequest(kind, about)).fields[key]?.value;
}
