import type { Finding } from "@fieldwise/engine/results";
import { shownFindingValues } from "../documents/shown-proof";
import { fieldOfModel } from "../models/field-of-model";
import type { ModelField } from "../models/tenant-model";
import { findingOfRule, type RuleFinding } from "../rules/rule";
import type { Severity } from "./check-outcome";

/**
 * A concern about a bill besides the twenty checks: the key of its sentence, its values, and the field that it is
 * about.
 */
export type BillFinding = {
  kind: "rule" | "embedded";
  key: string;
  field: string | null;
  severity: Extract<Severity, "warning" | "severe">;
  values: Record<string, string>;
  /** What the field is called: the key of its label and what fills it. */
  label: { key: string; name: string } | null;
};

type Model = { baseModelId: string; culture: string; fields: ModelField[] };
type Row = {
  document: { ruleFindings?: readonly RuleFinding[] | null };
  result: { findings: readonly Finding[] | null } | null;
};

/** The organization's rules that a bill does not meet, and where the data in its file say something else than its print. */
export function billFindings(model: Model, { document, result }: Row): BillFinding[] {
  const told = (finding: Finding): Omit<BillFinding, "kind" | "severity"> => {
    const field = model.fields.find(({ key }) => key === finding.field);
    const about = field && fieldOfModel(model.baseModelId, field);
    return {
      key: finding.key,
      field: finding.field,
      values: shownFindingValues(finding, model.culture),
      label: about ? { key: about.labelKey, name: about.name } : null,
    };
  };
  return [
    ...(document.ruleFindings ?? []).map((rule) => ({
      ...told(findingOfRule(rule)),
      kind: "rule" as const,
      severity: rule.blocks ? ("severe" as const) : ("warning" as const),
    })),
    ...(result?.findings ?? [])
      .filter(({ key }) => key.startsWith("finding.embedded"))
      .map((finding) => ({ ...told(finding), kind: "embedded" as const, severity: "warning" as const })),
  ];
}

/** The sentence of a finding, in the words of a translator. */
export const sentenceOfFinding = (
  t: (key: string, values: Record<string, string>) => unknown,
  { key, field, values, label }: BillFinding,
): string =>
  String(t(key, { ...values, field: label ? String(t(label.key, { name: label.name })) : (field ?? "") }));
