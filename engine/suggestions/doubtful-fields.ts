import type { ExtractionRequest, ExtractionResult, WantedField } from "../results/extraction-result";

/** From this confidence on nobody need be asked. */
const sureFrom = 0.8;

/** The wanted header fields that were not found or not surely; those the file itself carries are never doubtful. */
export function doubtfulFields(request: ExtractionRequest, { fields }: ExtractionResult): WantedField[] {
  return request.fields.filter(({ key, line }) => {
    const found = fields[key];
    const isCarried = found?.reasons.some((reason) => reason.key.startsWith("reason.embedded")) ?? false;
    return !line && !isCarried && (found?.confidence ?? 0) < sureFrom;
  });
}
