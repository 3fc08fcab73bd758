import type { Page } from "@fieldwise/engine/reading";
import type { Finding, LineItem, Reason } from "@fieldwise/engine/results";
import type {
  DisplayedChange,
  Review,
  ReviewField,
  ShownFinding,
  ShownPage,
} from "~/components/documents/review";
import type { DocumentDetails, FieldDetails } from "~/domain/documents/document-details";
import type { DocumentChange, DocumentHistory } from "~/domain/documents/document-history";
import { isEdited } from "~/domain/documents/is-edited";
import { isNumberType } from "~/domain/documents/is-number-type";
import { shownFindingValues, shownProof } from "~/domain/documents/shown-proof";
import { shownRowSums } from "~/domain/documents/shown-row-sums";
import { shownTime } from "~/domain/documents/shown-time";
import { shownValue } from "~/domain/documents/shown-value";
import { isSettled, mayMove } from "~/domain/documents/status";
import { doubtfulFieldsOf } from "~/domain/replies/doubtful-fields";
import { shownConcerns } from "./shown-concerns";

/** A document as the review screen shows it: fields that need review first, else in the model's order. */
export function reviewOf(document: DocumentDetails, story: DocumentHistory): Review {
  const { id, modelId, modelName, fileName, status, confidence, score, threshold, problem, attempt } =
    document;
  const { culture, timeZone, receivedOn, processedOn } = document;
  const toCheck = new Set(doubtfulFieldsOf(document).map(({ key }) => key));
  const fields = document.fields.map((field) => ({
    ...fieldOf(field, historyOf(field, document, story), culture),
    toCheck: toCheck.has(field.key),
  }));
  return {
    id,
    modelId,
    modelName,
    fileName,
    status,
    confidence,
    score,
    threshold,
    problem,
    attempt,
    proof: shownProof(document.proof, culture),
    received: shownTime(receivedOn, culture, timeZone),
    processed: processedOn && shownTime(processedOn, culture, timeZone),
    weights: document.origin && { name: document.origin.modelVersion, isPinned: document.isPinned },
    pages: document.pages.map(({ number, state, width, height }) => ({
      number,
      state,
      image: imageOf(document, number),
      ratio: height / width || Math.SQRT2,
    })),
    fields: [...fields.filter(({ toCheck }) => toCheck), ...fields.filter(({ toCheck }) => !toCheck)],
    columns: document.columns.map(({ key, name, labelKey, type }) => ({
      key,
      name,
      labelKey,
      number: isNumberType(type),
    })),
    lines: document.lineItems.map((item) => lineOf(item, culture)),
    firstLine: document.firstLine,
    lineCount: document.lineCount,
    corrections: document.corrections.length,
    duplicates: document.duplicates,
    pageCount: document.pageCount ?? 0,
    splittable: document.fileKind === "pdf" && mayMove(status, "split"),
    split: document.split,
    parent: parentOf(document),
    readiness: document.readiness,
    concerns: shownConcerns(document.concerns, document),
    training: isSettled(status) ? document.training : null,
    findings: document.findings.map((finding) => shownFinding(finding, document)),
    lineHistory: lineHistoryOf(document, story),
    comments: story.comments.map(({ id, who, at, body }) => ({
      id,
      who,
      body,
      at: shownTime(at, culture, timeZone),
    })),
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

function fieldOf(
  field: FieldDetails,
  history: DisplayedChange[],
  culture: string,
): Omit<ReviewField, "toCheck"> {
  const { key, name, type, labelKey, required, value, confidence, place, edited } = field;
  return {
    key,
    name,
    type,
    labelKey,
    required,
    value,
    confidence,
    place,
    reasons: field.reasons.map((reason) => displayedReason(reason, type, culture)),
    edited,
    history,
  };
}

/** What stood there before a person changed it is told as the culture writes it. */
const displayedReason = ({ key, values }: Reason, type: FieldDetails["type"], culture: string): Reason =>
  key === "reason.edited"
    ? { key, values: { before: shownValue(String(values.before), type, culture) } }
    : { key, values };

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

/** What a header field held, newest first, and who put it there; nothing as long as no person changed it. */
function historyOf(
  { key, type }: FieldDetails,
  document: DocumentDetails,
  { changes }: DocumentHistory,
): DisplayedChange[] {
  return changes
    .filter(({ field, lineNumber }) => field === key && lineNumber === null)
    .map((change) => displayedChange(change, type, document));
}

function lineHistoryOf(document: DocumentDetails, { changes }: DocumentHistory): Review["lineHistory"] {
  return changes.flatMap((change) => {
    const column = document.columns.find(({ key }) => key === change.field);
    if (!column || change.lineNumber === null) return [];
    const { name, labelKey, type } = column;
    return [{ ...displayedChange(change, type, document), line: change.lineNumber, name, labelKey }];
  });
}

function displayedChange(
  change: DocumentChange,
  type: FieldDetails["type"],
  document: DocumentDetails,
): DisplayedChange {
  const { culture, timeZone } = document;
  const { oldValue, newValue, who, at, how, page } = change;
  return {
    before: shownValue(oldValue ?? "", type, culture),
    after: shownValue(newValue ?? "", type, culture),
    at: shownTime(at, culture, timeZone),
    who,
    how,
    page,
  };
}
