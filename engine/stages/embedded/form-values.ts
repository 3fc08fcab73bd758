import type { FormField } from "../../reading/embedded-parts";
import type { ExtractionRequest, WantedField } from "../../results/extraction-result";
import { compact } from "../../text/fold";
import { canonicalOf } from "../candidates/canonical-of";
import type { DocumentFacts } from "../facts/document-facts";
import { labelLexicon } from "../labels/label-lexicon";

/** A value of a form field that is one of the wanted fields; `label` is what told so. */
export type FormValue = { value: string; label: string };

/**
 * The filled form fields that are wanted, by key: the hint or the name of the form field must be a label of the field,
 * or the field's own key or name. The value is written in canonical form by the habits of the page.
 */
export function formValuesOf(
  form: readonly FormField[],
  request: ExtractionRequest,
  facts: DocumentFacts,
): Record<string, FormValue> {
  const found: Record<string, FormValue> = {};
  for (const { name, tooltip, value } of form) {
    for (const label of [tooltip, plainName(name)]) {
      const field = fieldNamed(label, request);
      const canonical = field && !found[field.key] && canonicalOf(field.type, value, facts);
      if (field && canonical) found[field.key] = { value: canonical, label };
    }
  }
  return found;
}

/** "form1[0].page1[0].invoiceNumber[0]" and "txt_invoice_number" as words. */
function plainName(name: string): string {
  const last = name.split(".").at(-1) ?? "";
  return last
    .replace(/\[\d+\]$/, "")
    .replace(/^(?:txt|tf|fld|field|text)(?=[_\- A-Z])/i, "")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim();
}

function fieldNamed(label: string, { fields }: ExtractionRequest): WantedField | undefined {
  const phrase = compact(label);
  if (phrase === "") return undefined;
  const wanted = fields.filter((field) => !field.line);
  const named = wanted.find(
    ({ key, ownName }) => compact(key) === phrase || compact(ownName ?? "") === phrase,
  );
  const senses = labelLexicon.get(phrase)?.filter((sense) => sense.strength >= 1) ?? [];
  return named ?? wanted.find(({ key }) => senses.some((sense) => sense.field === key));
}
