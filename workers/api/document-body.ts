import type {
  ArithmeticProof,
  Finding,
  FoundValue,
  LineItem,
  Place,
  Reason,
} from "@fieldwise/engine/results";
import { type Concern, decodeConcerns } from "~/domain/documents/concerns";
import type { DocumentDetails, FieldDetails } from "~/domain/documents/document-details";
import type { DocumentSummary, ListedDocument } from "~/domain/documents/document-summary";
import { isEdited } from "~/domain/documents/is-edited";
import type { OrderMatch } from "~/domain/orders/order-outcome";
import type { DocumentSupplier } from "~/domain/suppliers/document-supplier";
import type { Translate } from "~/locales/translate";

type Row = Omit<DocumentSummary, "position" | "fileKind" | "byteSize" | "concerns" | "waitingSince">;

/** A document's row as the API gives it. */
export const summaryBody = (t: Translate, row: Row) => ({
  documentId: row.id,
  fileName: row.fileName,
  source: row.source,
  status: row.status,
  readiness: row.readiness,
  confidence: row.confidence,
  problem: row.problem && t(row.problem),
  pageCount: row.pageCount,
  receivedOn: row.receivedOn.toISOString(),
  processedOn: row.processedOn?.toISOString() ?? null,
  revision: row.revision,
});

/** A row of a list as the API gives it. */
export const listedBody = (t: Translate, row: ListedDocument) => ({
  ...summaryBody(t, row),
  duplicate: row.duplicate,
  training: row.training,
  concerns: decodeConcerns((row.readiness && row.concerns) ?? 0).map((kind) =>
    concernBody(t, { kind, fields: [], count: 0 }),
  ),
});

/** What speaks against relying on a document, with the names of the fields where they are known. */
export const concernBody = (t: Translate, { kind, fields }: Concern) => ({
  concern: kind,
  fields,
  text: t(`readiness.concern.${kind}`),
});

/** A document without its line items as the API gives it; reasons and problems are sentences in the request's language. */
export const documentBody = (t: Translate, document: DocumentDetails) => ({
  ...summaryBody(t, document),
  training: document.training,
  concerns: document.concerns.map((concern) => concernBody(t, concern)),
  score: document.score,
  threshold: document.threshold,
  fields: document.fields.map((field) => fieldBody(t, field)),
  columns: document.columns.map(({ key, name, type }) => ({ key, name, type })),
  lineItems: [] as ReturnType<typeof lineBody>[],
  arithmetic: proofBody(t, document.proof),
  engineVersion: document.origin?.engineVersion ?? null,
  modelVersion: document.origin?.modelVersion ?? null,
  inputHash: document.origin?.inputHash ?? null,
  findings: document.findings.map((finding) => findingBody(t, document, finding)),
  duplicates: document.duplicates.map(({ documentId, fileName, level, likeness, earlier }) => ({
    documentId,
    fileName,
    level,
    likeness,
    earlier,
    text: t(`duplicates.level.${level}`),
  })),
  supplier: document.supplier && supplierBody(t, document.supplier),
  order: document.order && orderBody(t, document.order),
  parentDocumentId: document.parentDocumentId,
  firstPage: document.firstPage,
  lastPage: document.lastPage,
  split: document.split,
  pages: document.pages.map(({ number, state, width, height, source, confidence }) => ({
    number,
    state,
    width,
    height,
    source,
    confidence,
  })),
});

/** How it stands to its purchase order. */
const orderBody = (t: Translate, { outcome, orderId, number, findings }: OrderMatch) => ({
  orderId,
  number,
  outcome,
  text: t(`orders.outcome.${outcome}`),
  findings: findings.map(({ kind, row, line, billed, agreed }) => ({
    finding: kind,
    lineItem: row,
    orderLine: line,
    billed,
    agreed,
  })),
});

/** Whose bill it is, and how its bank account relates to those on file. */
const supplierBody = (t: Translate, supplier: DocumentSupplier) => {
  const { supplierId, name, number, reason, outcome, signs, accounts, unknown, open, decision, decidedAt } =
    supplier;
  return {
    supplierId,
    name,
    number,
    reason,
    accounts,
    decision,
    bankAccount: outcome,
    text: t(`suppliers.outcome.${outcome}`),
    signs: signs.map((sign) => ({
      sign,
      text: t(`suppliers.sign.${sign}`, { words: supplier.changed ?? "" }),
    })),
    notOnFile: unknown,
    needsSecondPerson: open,
    decidedOn: decidedAt?.toISOString() ?? null,
  };
};

const fieldBody = (t: Translate, field: FieldDetails) => {
  const { key, name, type, weight, required, value, raw, confidence, place, reasons, edited } = field;
  return {
    key,
    name,
    type,
    weight,
    required,
    value,
    raw,
    confidence,
    ...placeBody(place),
    reasons: sentences(t, reasons),
    edited,
  };
};

const proofBody = (t: Translate, { state, equations, change }: ArithmeticProof) => ({
  state,
  equations: equations.map((one) => ({ ...one, text: String(t(one.key, one.values)) })),
  change: change ? { ...change, text: String(t(change.key, change.values)) } : null,
});

const findingBody = (t: Translate, { fields, columns }: DocumentDetails, { key, values, field }: Finding) => {
  const about = [...fields, ...columns].find((known) => known.key === field);
  return {
    key,
    field,
    values,
    text: String(
      t(key, { ...values, field: about ? t(about.labelKey, { name: about.name }) : (field ?? "") }),
    ),
  };
};

/** A line item as the API gives it. */
export const lineBody = (t: Translate, { cells, arithmetic }: LineItem) => ({
  arithmetic,
  cells: Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, cellBody(t, cell)])),
});

const cellBody = (t: Translate, { value, raw, confidence, place, reasons }: FoundValue) => ({
  value,
  raw,
  confidence,
  ...placeBody(place),
  reasons: sentences(t, reasons),
  edited: isEdited(reasons),
});

const placeBody = (place: Place | null) => ({
  page: place?.page ?? null,
  box: place ? [...place.box] : null,
});

const sentences = (t: Translate, reasons: Reason[]) =>
  reasons.map(({ key, values }) => ({ key, text: String(t(key, values)) }));
