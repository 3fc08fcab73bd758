import type { LabelKey, Labels } from "../languages/language";
import type { DocumentKind } from "../results/extraction-result";
import type { CandidateType } from "../values/candidate-type";
import type { Features } from "../weights/features";

/**
 * How one header field is found: which candidates it takes, and how its weights differ from the general ones, for all
 * documents or those of one kind. The languages say which labels announce it.
 */
export type FieldSpec = CatalogueField | OwnField;

/** `borrows` names a field whose labels announce this one as well; `as` says that they only do so weakly. */
type CatalogueField = Weighting & {
  key: Exclude<LabelKey, "period" | "other">;
  borrows?: { from: LabelKey; as?: "weak" };
  own?: false;
};

/** A field that a tenant made up, so that its name need not be what a page calls it. */
export type OwnField = Weighting & { key: string; labels: Labels; own: true };

type Weighting = {
  candidates: CandidateType;
  weights?: Partial<Features>;
  byKind?: Partial<Record<DocumentKind, Partial<Features>>>;
};
