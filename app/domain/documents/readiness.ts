import {
  type ArithmeticProof,
  concernOfFinding,
  type ExtractionResult,
  type Finding,
  type LineItem,
  needsReview,
} from "@fieldwise/engine/results";
import { canSkipReview, type ReviewThresholds } from "../error-budget/review-thresholds";
import { baseModelOf } from "../models/base-models";
import type { ModelField } from "../models/tenant-model";
import { isBill } from "../suppliers/is-bill";
import { type Concern, type ConcernKind, concernKinds, type OpenQuestions } from "./concerns";
import { columnsOf, headerFieldsOf, type OriginalAndEditedResult, valuesOf } from "./fields-of-result";
import { hasImplausibleVendor } from "./has-implausible-vendor";
import { judgeDocument } from "./judge-document";
import { proofAfterEdits } from "./proof-after-edits";
import { bestRow, type RowTotals, totalsOf, totalsOfKept } from "./row-chunks";
import { editedRowsOf, presentRowsOf, type StoredResult } from "./stored-result";

/** `passing` is what the model's error budget lets skip review; without one the confidence level decides. */
type Model = {
  baseModelId: string;
  threshold: number;
  fields: ModelField[];
  passing?: ReviewThresholds | null | undefined;
};
type Proven = { proof: ArithmeticProof; findings: readonly Finding[] };

/**
 * A result for judging: its rows only as totals, so that a long table need not be read, and those at hand. `edited` is
 * null as long as nobody changed a row.
 */
export type JudgedResult = Pick<OriginalAndEditedResult, "fields" | "editedFields"> &
  Proven & { totals: RowTotals | null; edited: RowTotals | null; rows: readonly LineItem[] };

/** A stored result as it is judged. */
export function judgedOf(stored: StoredResult & Proven): JudgedResult {
  const present = presentRowsOf(stored);
  const edited = totalsOfKept(editedRowsOf(stored));
  return { ...stored, totals: totalsOfKept(present), edited, rows: present.inline ?? [] };
}

/** What was just found as it is judged. */
export const judgedFound = (
  found: Pick<ExtractionResult, "fields" | "lineItems" | "proof" | "findings">,
): JudgedResult => ({
  ...found,
  editedFields: null,
  edited: null,
  totals: totalsOf(found.lineItems),
  rows: found.lineItems,
});

/**
 * All concerns about a document's current values: the one place where they are decided. A value that a person entered
 * is never doubtful, but a required field is missing however it became empty. `supplierId` is the supplier of the
 * document (or its layout, where the model does not read the vendor), null where it is unknown or none of its documents
 * were settled before.
 */
export function concernsOf(
  model: Model,
  result: JudgedResult,
  open: OpenQuestions,
  supplierId: string | null,
): Concern[] {
  const { proof, findings, edited: editedTotals } = result;
  const kind = baseModelOf(model.baseModelId)?.kind;
  const { equations } = proofAfterEdits(proof, { ...result, editedTotals });
  const holds: Record<ConcernKind, boolean | string[]> = {
    missing: missingFields(model, result),
    kind: findings.some(({ key }) => concernOfFinding(key) === "kind"),
    duplicate: open.duplicate,
    split: open.split,
    doubtful: doubtfulValues(model, result, supplierId),
    sums: equations.some((equation) => !equation.holds),
    parties:
      hasImplausibleVendor(valuesOf(result), result.rows, kind) ||
      findings.some((finding) => isVendorOpen(finding, result)),
    embedded: findings.some((finding) => contradicts(finding, result)),
    score: missedItsScore(model, result),
    currency: findings.some((finding) => isCurrencyOpen(finding, result)),
    pages: open.pages,
    bankAccount: open.bankAccount,
    bankSigns: open.bankSigns,
    order: open.order,
    rules: open.rules,
    blockingRules: open.blockingRules,
    audit: open.audit,
  };
  return concernKinds.flatMap((each) => {
    const fields = holds[each];
    if (typeof fields === "boolean") return fields ? [{ kind: each, fields: [], count: 0 }] : [];
    return fields.length > 0 ? [{ kind: each, fields: [...new Set(fields)], count: fields.length }] : [];
  });
}

/** A required column is missing when no row has a value in it. */
function missingFields(model: Model, result: JudgedResult): string[] {
  const header = headerFieldsOf(model, result).filter(({ required, value }) => required && !value);
  const columns = columnsOf(model).filter(
    ({ required, key }) => required && result.totals?.best[key] === undefined,
  );
  return [...header, ...columns].map(({ key }) => key);
}

/**
 * The keys of the values that someone has to look at, a column as often as it has cells: those that the error budget
 * does not let pass, or without a budget those below the level of certainty, which is always that of line items. Within
 * a budget nothing passes of a sender of whom nothing was settled, or of a layout where senders are not read: what was
 * checked of others proves nothing for one that nobody has seen.
 */
export function doubtfulValues(model: Model, result: JudgedResult, supplierId: string | null): string[] {
  const sender = { supplierId, isStranger: supplierId === null && isBill(model.baseModelId) };
  const header = headerFieldsOf(model, result).filter(
    (field) => field.value && (model.passing ? !passes(model.passing, field, sender) : needsReview(field)),
  );
  const cells = columnsOf(model).flatMap(({ key }) =>
    Array.from({ length: result.totals?.doubtful?.[key] ?? 0 }, () => key),
  );
  return [...header.map(({ key }) => key), ...cells];
}

const passes = (
  passing: ReviewThresholds,
  { key, edited, confidence }: { key: string; edited: boolean; confidence: number | null },
  sender: { supplierId: string | null; isStranger: boolean },
): boolean =>
  edited ||
  (!sender.isStranger &&
    canSkipReview(passing, { field: key, supplierId: sender.supplierId, confidence: confidence ?? 0 }));

/** Whether data in the file contradicts the print, and nobody has settled that by entering the value. */
function contradicts({ key, field }: Finding, { editedFields, edited }: JudgedResult): boolean {
  if (concernOfFinding(key) !== "embedded") return false;
  if (field === null || key === "finding.embedded-row-differs") return edited === null;
  return editedFields?.[field] === undefined;
}

/** Whether the page prints another currency, and nobody has said which it is. */
const isCurrencyOpen = ({ key }: Finding, { editedFields }: JudgedResult): boolean =>
  concernOfFinding(key) === "currency" && editedFields?.currency === undefined;

/** Whether the vendor has the name of one of the line items; a long table has more than are at hand. */
const isVendorOpen = ({ key }: Finding, { editedFields, edited }: JudgedResult): boolean =>
  concernOfFinding(key) === "vendor" && editedFields?.vendorName === undefined && edited === null;

/** Once a person has corrected a document its score no longer matters: what is not on the page cannot be found. */
function missedItsScore(model: Model, { fields, editedFields, edited, totals }: JudgedResult): boolean {
  if (editedFields || edited) return false;
  return judgeDocument(model, { fields, lineItems: bestRow(totals) }).score < model.threshold;
}
