import type { EmbeddedData } from "../../e-invoices/embedded-data";
import type { ExtractionRequest, ExtractionResult, Finding } from "../../results/extraction-result";
import type { DocumentFacts } from "../facts/document-facts";
import type { ScoringContext } from "../features/scoring-context";
import { formValuesOf } from "./form-values";
import { type EmbeddedFieldValue, reconcileField } from "./reconcile-field";
import { reconcileRows } from "./reconcile-rows";

type Written = Pick<ExtractionResult, "fields" | "lineItems" | "findings">;
type Around = { request: ExtractionRequest; facts: DocumentFacts; context: ScoringContext };

/**
 * The first stage of the cascade, applied to what was read on the page: what the file itself carries for a wanted field
 * or row leads, compared with the print. Without embedded data everything stays as it is.
 */
export function withEmbedded(written: Written, around: Around): Written {
  const { embedded } = around.context.knowledge;
  if (!embedded) return written;
  const fields = { ...written.fields };
  const findings: Finding[] = [...written.findings];
  for (const field of around.request.fields.filter(({ line }) => !line)) {
    const carried = carriedFor(field.key, embedded, around);
    if (!carried) continue;
    const { found, finding } = reconcileField(field, carried, fields[field.key], around.context);
    fields[field.key] = found;
    if (finding) findings.push(finding);
  }
  if (embedded.unreadable) findings.push({ key: "finding.embedded-unreadable", values: {}, field: null });
  if (embedded.lineItems.length === 0) return { ...written, fields, findings };
  const columns = new Set(around.request.fields.filter(({ line }) => line).map(({ key }) => key));
  const rows = reconcileRows(embedded.lineItems, written.lineItems, columns);
  return { fields, lineItems: rows.lineItems, findings: [...findings, ...rows.findings] };
}

function carriedFor(
  key: string,
  { fields, form }: EmbeddedData,
  { request, facts }: Around,
): EmbeddedFieldValue | undefined {
  const values = fields[key];
  if (values && values.length > 0)
    return { values, reason: { key: "reason.embedded", values: {} }, certain: false };
  const filled = form.length > 0 ? formValuesOf(form, request, facts)[key] : undefined;
  return (
    filled && {
      values: [filled.value],
      reason: { key: "reason.embedded-form", values: { label: filled.label } },
      certain: true,
    }
  );
}
