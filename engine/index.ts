/**
 * The engine's only door: what the product, the lab and the scripts may use of it. The check forbids every import past it;
 * the lab has engine/lab.ts as well.
 */

export { type CultureFormat, cultureFormatOf } from "./cultures/culture-format";
export { type DuplicateLevel, duplicateLevels } from "./duplicates/duplicate-level";
export { type DuplicateSigns, duplicateSignsOf } from "./duplicates/duplicate-signs";
export { findDuplicates, type Other } from "./duplicates/find-duplicates";
export { type TextSketch, textSketchInSteps } from "./duplicates/text-sketch";
export { vendorKeys } from "./duplicates/vendor-keys";
export type { EmbeddedData } from "./e-invoices/embedded-data";
export { embeddedDataOf } from "./e-invoices/embedded-data-of";
export { partsOn } from "./e-invoices/parts-on";
export { extractInTurns } from "./extract";
export { extractWithEach } from "./extract-with-each";
export { type CatalogueField, fieldCatalogue, fieldOf } from "./fields/field-catalogue";
export type { CheckedDocument } from "./learning/correction-sample-of";
export { forget } from "./learning/forget";
export { learnFrom } from "./learning/learn-from";
export { memoryKeys } from "./learning/memory-keys";
export { memoryOf } from "./learning/memory-of";
export { placeTyped, type TypedPlace } from "./learning/place-typed";
export { decodeJpeg } from "./reading/codecs/jpeg/decode-jpeg";
export { readJpegHeader } from "./reading/codecs/jpeg/jpeg-header";
export { checkPdf } from "./reading/codecs/pdf/check-pdf";
export { encodePng } from "./reading/codecs/png/encode-png";
export { decodeImage } from "./reading/decode-image";
export { decodingBytes } from "./reading/decoding-bytes";
export { decodingNeed } from "./reading/decoding-need";
export { type EmbeddedParts, noEmbeddedParts, type XmlElement } from "./reading/embedded-parts";
export type { FileKind } from "./reading/file-kind";
export { encodePgm } from "./reading/image/encode-pgm";
export type { GreyImage } from "./reading/image/grey-image";
export { isBlank } from "./reading/image/is-blank";
export { scale } from "./reading/image/scale";
export { turnQuarters } from "./reading/image/turn-quarters";
export { imageSize } from "./reading/image-size";
export { inspectFile } from "./reading/inspect-file";
export { recognisePage } from "./reading/ocr/recognise-page";
export type { Languages, Layout, RecognisedWord, RecogniseWords } from "./reading/ocr/recognise-words";
export { type PackedPage, packPage, pagesOf } from "./reading/packed-page";
export type { Box, Page, Word } from "./reading/page";
export { ReadingError } from "./reading/reading-error";
export { readingLimits } from "./reading/reading-limits";
export { sniffFileKind } from "./reading/sniff-file-kind";
export { agreesWithPicture } from "./reading/text-layer/agrees-with-picture";
export { pageOfRuns } from "./reading/text-layer/page-of-runs";
export { type FilledField, runsInField } from "./reading/text-layer/runs-in-field";
export { textLayerVerdict } from "./reading/text-layer/text-layer-verdict";
export type { TextRun, Vector } from "./reading/text-layer/text-run";
export { certaintyOf, needsALook } from "./results/certainty";
export { concernOfFinding } from "./results/concern-of-finding";
export { engineVersion } from "./results/engine-version";
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
} from "./results/extraction-result";
export type { Suggestions } from "./results/suggestions";
export { finishedInTurns } from "./runtime/steps";
export { proposeSplitInSteps, sureEnoughToSplit } from "./splitting/propose-split";
export type { SplitPart } from "./splitting/split-part";
export { doStand } from "./stages/decoding/standing-sums";
export { type DocumentLayout, layoutInSteps, layoutOf } from "./stages/layout/document-layout";
export { type Fingerprint, fingerprintOf } from "./stages/memory/fingerprint-of";
export { baseKnowledge, type Knowledge } from "./stages/memory/knowledge";
export type { SoughtValue } from "./stages/memory/locate-value";
export { lookupKeys } from "./stages/memory/lookup-keys";
export { matchMemory } from "./stages/memory/match-memory";
export type { CorrectionSample, VendorMemory } from "./stages/memory/vendor-memory";
export { readSuggestions } from "./suggestions/read-suggestions";
export { type SuggestionRequest, suggestionPrompt } from "./suggestions/suggestion-prompt";
export { suggestionRequestOf } from "./suggestions/suggestion-request-of";
export { type AnswerChange, answerChanges } from "./training/answer-changes";
export { type ComparedAnswers, joinAnswers } from "./training/compared-answers";
export { type Folds, foldsOf } from "./training/folds-of";
export { judgeAnswer } from "./training/judge-answer";
export { metricsOf } from "./training/metrics-of";
export { originOf } from "./training/origin-of";
export { tenantExample } from "./training/tenant-example";
export { startTenantTraining } from "./training/tenant-training";
export type { TrainingExample, TruePlaces, Truth } from "./training/training-example";
export type { Origin } from "./training/vendor-groups";
export type { VersionMetrics } from "./training/version-metrics";
export { baseScorer } from "./weights/base-scorer";
export type { Scorer } from "./weights/scorer";
export { scorerFrom, storedWeights } from "./weights/stored-weights";
