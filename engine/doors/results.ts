/** Requests and results of the engine, the fields and cultures it knows, and how its results are judged. */

export { type CultureFormat, cultureFormatOf } from "../cultures/culture-format";
export { type CatalogueField, fieldCatalogue, fieldOf } from "../fields/field-catalogue";
export { certaintyOf, needsReview } from "../results/certainty";
export { concernOfFinding } from "../results/concern-of-finding";
export { engineVersion } from "../results/engine-version";
export type {
  ArithmeticProof,
  DocumentKind,
  ExtractionRequest,
  ExtractionResult,
  FieldType,
  Finding,
  FoundValue,
  LineItem,
  Place,
  Reason,
  WantedField,
} from "../results/extraction-result";
export type { Suggestions } from "../results/suggestions";
export { isProofBySums } from "../stages/decoding/proof-by-sums";
export { taxIdOf } from "../values/tax-ids";
