import type { ExtractionRequest } from "../results/extraction-result";
import type { FieldSpec } from "./field-spec";
import { fieldSpecs } from "./field-specs";
import { ownFieldSpec } from "./own-field-spec";

/** How every field is found that a request can ask for: those of the catalogue, then custom fields. */
export function specsFor({ fields }: Pick<ExtractionRequest, "fields">): readonly FieldSpec[] {
  const own = fields.flatMap(({ key, type, line, ownName }) =>
    ownName === undefined || line ? [] : [ownFieldSpec({ key, type, name: ownName })],
  );
  return own.length === 0 ? fieldSpecs : [...fieldSpecs, ...own];
}
