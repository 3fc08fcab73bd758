import type { LabelKey, Labels } from "../languages/language";
import type { CandidateType } from "../values/candidate-type";

/**
 * How one header field is found: which candidates it takes. The languages contain its labels, the shipped weights the
 * evidence for and against a candidate.
 */
export type FieldSpec = CatalogueField | OwnField;

/** `borrows` names a field whose labels announce this one as well; `as` says that they only do so weakly. */
type CatalogueField = {
  candidates: CandidateType;
  key: Exclude<LabelKey, "period" | "other">;
  borrows?: { from: LabelKey; as?: "weak" };
  own?: false;
};

/** A custom field, whose name need not be what a page calls it. */
export type OwnField = { key: string; candidates: CandidateType; labels: Labels; own: true };
