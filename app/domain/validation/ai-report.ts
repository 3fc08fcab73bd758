import { type ArithmeticProof, type Finding, type FoundValue, taxIdOf } from "@fieldwise/engine/results";
import {
  type Concern,
  type ConcernKind,
  decodeConcerns,
  isOpenKind,
  noOpenQuestions,
} from "../documents/concerns";
import { valuesOf } from "../documents/fields-of-result";
import { proofAfterEdits } from "../documents/proof-after-edits";
import { concernsOf, judgedOf } from "../documents/readiness";
import { totalsOfKept } from "../documents/row-chunks";
import { type DocumentStatus, isSettled } from "../documents/status";
import type { StoredResult } from "../documents/stored-result";
import { editedRowsOf } from "../documents/stored-result";
import { exportedFieldsOf } from "../exports/exported-fields-of";
import type { ModelField } from "../models/tenant-model";
import { findingOfRule, type RuleFinding } from "../rules/rule";

/** A person's decision on a value. `open`: nobody has settled it yet. */
export const personOutcomes = ["open", "accepted", "corrected", "added", "removed", "missing"] as const;
export type PersonOutcome = (typeof personOutcomes)[number];

/** A check that failed: the key of its sentence and what fills it. */
export type FailedCheck = { key: string; values: Record<string, string> };

/** A field of a document: what was read and with which confidence, its present value, which checks failed, what a person made of it. */
export type AiReportField = {
  field: string;
  read: string | null;
  confidence: number | null;
  now: string | null;
  failed: FailedCheck[];
  person: PersonOutcome;
};

/** A document in the report: its header fields, and the checks that are about no single one of them. */
export type AiReportDocument = {
  documentId: string;
  fileName: string;
  receivedOn: Date;
  status: DocumentStatus;
  failed: FailedCheck[];
  fields: AiReportField[];
};

type Model = { baseModelId: string; threshold: number; fields: ModelField[] };
type Row = {
  document: {
    id: string;
    fileName: string;
    receivedOn: Date;
    status: DocumentStatus;
    concerns: number | null;
    ruleFindings?: readonly RuleFinding[] | null;
  };
  result: (StoredResult & { proof: ArithmeticProof; findings: Finding[] | null }) | null;
};

/** The report on a document; null when it was not read. */
export function aiReportOf(model: Model, { document, result }: Row): AiReportDocument | null {
  if (!result) return null;
  const stored = { ...result, findings: result.findings ?? [] };
  const concerns = concernsOf(model, judgedOf(stored), noOpenQuestions, null);
  const now = valuesOf(stored);
  const told = [...stored.findings, ...(document.ruleFindings ?? []).map(findingOfRule)];
  const failing = [...sumsOf(stored), ...findingsOf(told), ...datesOf(now), ...identitiesOf(now)];
  const fields = exportedFieldsOf(model).filter(({ line }) => !line);
  const keys = new Set(fields.map(({ key }) => key));
  const open = decodeConcerns(document.concerns ?? 0).filter(isOpenKind);
  return {
    documentId: document.id,
    fileName: document.fileName,
    receivedOn: document.receivedOn,
    status: document.status,
    failed: [
      ...[...wholeConcerns(concerns), ...open].map(concernCheck),
      ...failing.filter((one) => !one.fields.some((key) => keys.has(key))).map(({ check }) => check),
    ],
    fields: fields.map(({ key, name }) => ({
      field: name,
      read: textOf(stored.fields[key]),
      confidence: stored.fields[key]?.confidence ?? null,
      now: textOf(now[key]),
      failed: [
        ...concerns.filter((one) => one.fields.includes(key)).map(({ kind }) => concernCheck(kind)),
        ...failing.filter((one) => one.fields.includes(key)).map(({ check }) => check),
      ],
      person: personOf(textOf(stored.fields[key]), textOf(now[key]), {
        edited: stored.editedFields?.[key] !== undefined,
        settled: isSettled(document.status),
      }),
    })),
  };
}

const textOf = (found: FoundValue | undefined): string | null => found?.value || null;

const concernCheck = (kind: ConcernKind): FailedCheck => ({ key: `readiness.short.${kind}`, values: {} });

/** Sums and findings are told by themselves. */
const wholeConcerns = (concerns: readonly Concern[]): ConcernKind[] =>
  concerns
    .filter(({ fields, kind }) => fields.length === 0 && kind !== "sums" && kind !== "embedded")
    .map(({ kind }) => kind);

type Failing = { check: FailedCheck; fields: string[] };

function sumsOf(stored: StoredResult & { proof: ArithmeticProof }): Failing[] {
  const edited = { ...stored, editedTotals: totalsOfKept(editedRowsOf(stored)) };
  return proofAfterEdits(stored.proof, edited)
    .equations.filter(({ holds }) => !holds)
    .map(({ key, values }) => ({ check: { key, values }, fields: Object.keys(values) }));
}

const findingsOf = (findings: readonly Finding[]): Failing[] =>
  findings.map(({ key, field, values }) => ({
    check: { key, values: { ...values, field: field ?? "" } },
    fields: field ? [field] : [],
  }));

const orders = [
  ["invoiceDate", "dueDate"],
  ["orderDate", "dueDate"],
  ["periodStart", "periodEnd"],
] as const;

/** Dates in the wrong order. */
const datesOf = (values: Record<string, FoundValue>): Failing[] =>
  orders.flatMap(([first, last]) => {
    const [from, to] = [textOf(values[first]), textOf(values[last])];
    if (!from || !to || from <= to) return [];
    return [{ check: { key: "validation.check.dates", values: { from, to } }, fields: [last] }];
  });

/** Tax numbers whose check digit is wrong. */
const identitiesOf = (values: Record<string, FoundValue>): Failing[] =>
  ["vendorTaxNumber", "customerTaxNumber"].flatMap((field) => {
    const number = textOf(values[field]);
    if (!number || taxIdOf(number)?.proven !== false) return [];
    return [{ check: { key: "validation.check.identity", values: { number } }, fields: [field] }];
  });

function personOf(
  read: string | null,
  now: string | null,
  { edited, settled }: { edited: boolean; settled: boolean },
): PersonOutcome {
  if (edited && read !== now) return read === null ? "added" : now === null ? "removed" : "corrected";
  if (now === null) return settled ? "missing" : "open";
  return edited || settled ? "accepted" : "open";
}
