/** Words of files: what a file is, recognition, text layers, and the data that a PDF carries. */

export type { EmbeddedData } from "../e-invoices/embedded-data";
export { embeddedDataOf } from "../e-invoices/embedded-data-of";
export { partsOn } from "../e-invoices/parts-on";
export { checkPdf } from "../reading/codecs/pdf/check-pdf";
export { type EmbeddedParts, noEmbeddedParts, type XmlElement } from "../reading/embedded-parts";
export type { FileKind } from "../reading/file-kind";
export { inspectFile } from "../reading/inspect-file";
export { withWordsBeside } from "../reading/ocr/beside/with-words-beside";
export { recognisePage } from "../reading/ocr/recognise-page";
export type { Languages, Layout, RecognisedWord, RecogniseWords } from "../reading/ocr/recognise-words";
export { type PackedPage, packPage, pagesOf } from "../reading/packed-page";
export type { Box, Page, Word } from "../reading/page";
export { ReadingError } from "../reading/reading-error";
export { readingLimits } from "../reading/reading-limits";
export { sniffFileKind } from "../reading/sniff-file-kind";
export { agreesWithPicture } from "../reading/text-layer/agrees-with-picture";
export { isInked } from "../reading/text-layer/is-inked";
export { pageOfRuns } from "../reading/text-layer/page-of-runs";
export { type FilledField, runsInField } from "../reading/text-layer/runs-in-field";
export { textLayerVerdict } from "../reading/text-layer/text-layer-verdict";
export type { TextPlace } from "../reading/text-layer/text-place";
export type { TextRun, Vector } from "../reading/text-layer/text-run";
export { turnBox } from "../reading/text-layer/turn-box";
export { hasUnknownCode } from "../reading/text-layer/unknown-codes";
export { visibilityOfWords } from "../reading/text-layer/visibility-of-words";
export type { WordsBeside } from "../reading/text-layer/words-beside";
export { withHidden } from "../reading/with-hidden";
