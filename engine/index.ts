/**
 * The engine's only door: what the product, the lab and the scripts may use of it. The check forbids every import past it.
 */

export { analysisOf } from "./analysis-of";
export { type CultureFormat, cultureFormatOf } from "./cultures/culture-format";
export { datePatternOf, isMonthFirst } from "./cultures/date-pattern";
export { type DuplicateKey, duplicateKeysOf, numberOf } from "./duplicates/duplicate-keys-of";
export { type DuplicateLevel, duplicateLevels, type ValueLevel } from "./duplicates/duplicate-level";
export { type Duplicate, findDuplicates, type Other } from "./duplicates/find-duplicates";
export { bandKeysOf, type TextSketch, textSketchInSteps, textSketchOf } from "./duplicates/text-sketch";
export { vendorKeys } from "./duplicates/vendor-keys";
export type { EmbeddedData } from "./e-invoices/embedded-data";
export { embeddedDataOf } from "./e-invoices/embedded-data-of";
export { partsOn } from "./e-invoices/parts-on";
export { extract, extractInTurns } from "./extract";
export { extractWithEach } from "./extract-with-each";
export { type CatalogueField, fieldCatalogue, fieldOf } from "./fields/field-catalogue";
export { fieldSpecs } from "./fields/field-specs";
export { specsFor } from "./fields/specs-for";
export { forget } from "./learning/forget";
export { learnFrom } from "./learning/learn-from";
export type { CheckedDocument, CheckedValue } from "./learning/lesson-of";
export { memoryKeys } from "./learning/memory-keys";
export { memoryOf } from "./learning/memory-of";
export { placeTyped, type TypedPlace } from "./learning/place-typed";
export type { Analysis } from "./pipeline";
export { runPipeline } from "./pipeline";
export { decodeJpeg } from "./reading/codecs/jpeg/decode-jpeg";
export { readJpegHeader } from "./reading/codecs/jpeg/jpeg-header";
export { checkPdf } from "./reading/codecs/pdf/check-pdf";
export { encodePng } from "./reading/codecs/png/encode-png";
export { contentTypeOf } from "./reading/content-type-of";
export { decodeImage } from "./reading/decode-image";
export { decodingNeed } from "./reading/decoding-need";
export {
  type EmbeddedParts,
  type FormField,
  noEmbeddedParts,
  type XmlElement,
} from "./reading/embedded-parts";
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
export type { Box, Page, Word, WordSource } from "./reading/page";
export { sizeAtResolution, sizeAtWidth } from "./reading/picture-size";
export { ReadingError } from "./reading/reading-error";
export { readingLimits } from "./reading/reading-limits";
export {
  decodingBytes,
  idleBeside,
  isLargeFile,
  pdfiumCanDraw,
  pdfiumCap,
  readingMemory,
} from "./reading/reading-memory";
export { drawingWork, openingTextWork, openingWork, readingWork, savingWork } from "./reading/reading-work";
export { sniffFileKind } from "./reading/sniff-file-kind";
export { agreesWithPicture } from "./reading/text-layer/agrees-with-picture";
export { pageOfRuns } from "./reading/text-layer/page-of-runs";
export { type FilledField, runsInField } from "./reading/text-layer/runs-in-field";
export { textLayerVerdict } from "./reading/text-layer/text-layer-verdict";
export type { TextRun, Vector } from "./reading/text-layer/text-run";
export { type Certainty, certaintyOf, needsALook } from "./results/certainty";
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
export {
  alarmingFindings,
  kindFindings,
  otherCurrencyFinding,
  vendorIsItemFinding,
} from "./results/reason-keys";
export type { Suggestions } from "./results/suggestions";
export { finishedInTurns } from "./runtime/steps";
export { scoresOf } from "./scores-of";
export { proposeSplit, proposeSplitInSteps, sureEnoughToSplit } from "./splitting/propose-split";
export type { SplitPart } from "./splitting/split-part";
export { signalValues } from "./stages/decoding/confidence-signals";
export { doStand } from "./stages/decoding/standing-sums";
export { layoutInSteps, layoutOf } from "./stages/layout/document-layout";
export { type Fingerprint, fingerprintOf } from "./stages/memory/fingerprint-of";
export { baseKnowledge, type Knowledge } from "./stages/memory/knowledge";
export type { SoughtValue } from "./stages/memory/locate-value";
export { lookupKeys } from "./stages/memory/lookup-keys";
export { matchMemory } from "./stages/memory/match-memory";
export type { Lesson, VendorMemory } from "./stages/memory/vendor-memory";
export { doubtfulFields } from "./suggestions/doubtful-fields";
export { readSuggestions } from "./suggestions/read-suggestions";
export { type SuggestionRequest, suggestionPrompt } from "./suggestions/suggestion-prompt";
export { type AnswerChange, answerChanges, type ChangeVerdict } from "./training/answer-changes";
export { choicesOf, rowsOf } from "./training/behind-answers";
export { type ComparedAnswers, joinAnswers } from "./training/compared-answers";
export { type Folds, foldsOf } from "./training/folds-of";
export { judgeAnswer } from "./training/judge-answer";
export { layoutSketch } from "./training/layout-sketch";
export { agreement } from "./training/means-the-truth";
export { metricsOf } from "./training/metrics-of";
export { shuffled } from "./training/shuffled";
export { tenantExample } from "./training/tenant-example";
export { startTenantTraining, trainingRounds, trainTenantScorer } from "./training/tenant-training";
export { type TrainingOptions, trainScorer } from "./training/train-scorer";
export {
  type TrainingExample,
  type TruePlaces,
  type Truth,
  trainingExampleOf,
} from "./training/training-example";
export type { Origin } from "./training/vendor-groups";
export { vendorKeysOf } from "./training/vendor-keys-of";
export type { FieldMetrics, VersionMetrics } from "./training/version-metrics";
export { withTable } from "./training/with-table";
export { baseScorer } from "./weights/base-scorer";
export { type BoostedTrees, probabilityOf, type Tree } from "./weights/boosted-trees";
export { asStored, decodeTable, encodeTable } from "./weights/encode-scorer";
export type { Scorer } from "./weights/scorer";
