import { labelsFor } from "../languages/compile";
import type { Labels } from "../languages/language";
import type { FieldSpec } from "./field-spec";

/** The phrases that announce a field: its own in all languages, then those that it borrows from another field. */
export function fieldLabels(spec: FieldSpec): Required<Labels> {
  if (spec.own) return { strong: [], usual: [], weak: [], ...spec.labels };
  const { strong, usual, weak } = labelsFor(spec.key);
  if (!spec.borrows) return { strong, usual, weak };
  const other = labelsFor(spec.borrows.from);
  const named = [...other.strong, ...other.usual];
  return spec.borrows.as === "weak"
    ? { strong, usual, weak: [...weak, ...named] }
    : { strong, usual: [...usual, ...named], weak: [...weak, ...other.weak] };
}
