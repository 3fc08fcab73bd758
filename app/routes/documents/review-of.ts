import type { Review, ReviewField, ShownFinding, ShownPage } from "~/components/documents/review";
import { needsALook } from "~/domain/documents/certainty";
import type { DocumentDetails, FieldDetails } from "~/domain/documents/document-details";
import { isEdited } from "~/domain/documents/is-edited";
import { shownFindingValues, shownProof } from "~/domain/documents/shown-proof";
import { shownRowSums } from "~/domain/documents/shown-row-sums";
import { shownTime } from "~/domain/documents/shown-time";
import { mayMove } from "~/domain/documents/status";
import type { Finding, LineItem } from "~/domain/extraction/extraction-result";
import type { Page } from "~/domain/reading/page";

/** A document as the review screen shows it: fields that need a look first, else in the model's order. */
export function reviewOf(document: DocumentDetails): Review {
  const { id, modelId, modelName, fileName, status, confidence, score, threshold, problem, attempt } =
    document;
  const { culture, timeZone, receivedOn, processedOn } = document;
  const fields = document.fields.map(fieldOf);
  return {
    ...{ id, modelId, modelName, fileName, status, confidence, score, threshold, problem, attempt },
    proof: shownProof(document.proof, culture),
    received: shownTime(receivedOn, culture, timeZone),
    processed: processedOn && shownTime(processedOn, culture, timeZone),
    pages: document.pages.map(({ number, state, width, height }) => ({
      number,
      state,
      image: imageOf(document, number),
      ratio: height / width || Math.SQRT2,
    })),
    fields: [...fields.filter(({ toCheck }) => toCheck), ...fields.filter(({ toCheck }) => !toCheck)],
    columns: document.columns.map(({ key, name, labelKey, type }) => ({
      ...{ key, name, labelKey },
      number: isNumber(type),
    })),
    lines: document.lineItems.map((item) => lineOf(item, culture)),
    corrections: document.corrections.length,
    duplicates: document.duplicates,
    pageCount: document.pageCount ?? 0,
    splittable: document.fileKind === "pdf" && mayMove(status, "split"),
    split: document.split,
    parent: parentOf(document),
    findings: document.findings.map((finding) => shownFinding(finding, document)),
  };
}

function parentOf({ parentDocumentId, firstPage, lastPage }: DocumentDetails): Review["parent"] {
  return parentDocumentId !== null && firstPage !== null && lastPage !== null
    ? { documentId: parentDocumentId, first: firstPage, last: lastPage }
    : null;
}

/** The page to look at, with its words when it was read. */
export function shownPageOf(document: DocumentDetails, number: number, read: Page | null): ShownPage | null {
  const page = document.pages.find((candidate) => candidate.number === number);
  if (!page) return null;
  const { width, height } = read ?? page;
  return {
    number,
    width,
    height,
    image: imageOf(document, number),
    words: read?.words.map(({ text, box }) => [text, box] as const) ?? null,
  };
}

/** The inputs that clicks on the page can fill, in the order in which they are gone through. */
export function inputOrder(review: Review, rows: number): string[] {
  const cells = Array.from({ length: rows }, (_, row) =>
    review.columns.map(({ key }) => `line.${row}.${key}`),
  );
  return [...review.fields.map(({ key }) => key), ...cells.flat()];
}

function shownFinding(finding: Finding, { fields, columns, culture }: DocumentDetails): ShownFinding {
  const about = [...fields, ...columns].find((known) => known.key === finding.field);
  return {
    key: finding.key,
    values: shownFindingValues(finding, culture),
    about: about ? { labelKey: about.labelKey, name: about.name } : null,
  };
}

const imageOf = ({ id, attempt }: DocumentDetails, page: number) =>
  `/documents/${id}/pages/${page}/image?width=1240&attempt=${attempt}`;

function fieldOf(field: FieldDetails): ReviewField {
  const { key, name, type, labelKey, required, value, confidence, place, reasons, edited } = field;
  return {
    key,
    name,
    type,
    labelKey,
    required,
    value,
    confidence,
    place,
    reasons,
    edited,
    toCheck: needsALook(field),
  };
}

const lineOf = (item: LineItem, culture: string) => ({
  arithmetic: item.arithmetic,
  sums: shownRowSums(item, culture),
  cells: Object.fromEntries(
    Object.entries(item.cells).map(([key, { confidence, place, reasons }]) => [
      key,
      { confidence, place, edited: isEdited(reasons) },
    ]),
  ),
});

const isNumber = (type: string) => type === "amount" || type === "number" || type === "percent";
