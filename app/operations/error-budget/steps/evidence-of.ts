import { selectCheckedValues } from "~/data/shard/checked-values";
import { derivePassing, type Evidence, type GroupThreshold } from "~/domain/error-budget/derive-passing";
import { allowedErrorShare, type ErrorBudget } from "~/domain/error-budget/error-budget";
import type { ReviewThresholds } from "~/domain/error-budget/review-thresholds";
import { cleanValuesFor } from "~/domain/error-budget/upper-bound";
import type { ModelField } from "~/domain/models/tenant-model";
import type { RunContext } from "../../processing/processing-context";

/** Documents of each kind of evidence that are looked at, the newest: older ones say little of what the model does today. */
const mostDocuments = 2_000;
/** Suppliers that are looked at by themselves, those with the most evidence: each is a row of a page and a part of the model. */
const mostSuppliers = 50;

/** What the checked documents of a model prove for a budget. */
export type Proven = {
  documents: number;
  fields: string[];
  evidence: Evidence[];
  thresholds: GroupThreshold[];
  passing: ReviewThresholds;
};

/** Reads the evidence of a model and derives what may pass within a budget. */
export async function evidenceOf(
  { shard }: Pick<RunContext, "shard">,
  model: { id: string; fields: readonly ModelField[] },
  budget: ErrorBudget & { actingFrom: number | null },
): Promise<Proven> {
  const fields = model.fields.filter(({ line }) => !line).map(({ key }) => key);
  const least = Math.min(...fields.map((field) => cleanValuesFor(allowedErrorShare(budget, field))));
  const scope = { modelId: model.id, actingFrom: budget.actingFrom, most: mostDocuments };
  const { documents, values } = await selectCheckedValues(shard, scope, { least, most: mostSuppliers });
  return { documents, fields, evidence: values, ...derivePassing(budget, fields, values) };
}
