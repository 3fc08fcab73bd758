import { commit, read, type Statement } from "~/data/commit";
import { selectChecks } from "~/data/shard/budget-draws";
import { selectLatestValues } from "~/data/shard/checked-values";
import { beyondLastPosition } from "~/data/shard/document-readiness";
import {
  type BudgetRow,
  noteActing,
  postponeBudget,
  setPassing,
  withdrawBudget,
} from "~/data/shard/error-budgets";
import { insertShardAudit } from "~/data/shard/shard-audit";
import type { StoredModel } from "~/data/shard/tenant-models";
import { driftedSuppliers, overBudget, withoutSuppliers } from "~/domain/error-budget/drift-of";
import { lostFields } from "~/domain/error-budget/lost-fields";
import {
  actingFields,
  nothingSkipsReview,
  type ReviewThresholds,
} from "~/domain/error-budget/review-thresholds";
import { auditOf } from "../../audit-of";
import type { RunContext } from "../../processing/processing-context";
import { evidenceOf } from "./evidence-of";
import { notifyOfDrift, notifyOfLostEvidence } from "./notify-of-drift";

/** Evidence is looked at again after an hour, and at once after a blind check. */
const every = 60 * 60 * 1_000;
/** Blind checks that a verdict on drift rests on, the newest: what was right a year ago must not outweigh this month. */
const mostChecks = 200;
/** Documents of a supplier that a verdict on it rests on. */
const latestOfSupplier = 30;

/**
 * Derives what a model lets pass from the evidence as it is now, and notes it if it is another. When blind checks or a
 * supplier's latest documents show more errors than the budget allows, or the evidence no longer proves what it proved,
 * what passed is taken back, and the administrators are notified, once. `isAsked`: somebody has just changed the budget.
 */
export async function deriveBudget(
  context: RunContext,
  budget: BudgetRow,
  model: StoredModel,
  isAsked = false,
): Promise<void> {
  const { shard, now } = context;
  const at = now();
  const over = await overOf(context, budget);
  if (over.length > 0) await withdraw(context, budget, model, over);
  else await put(context, model, await passingOf(context, budget, model, isAsked));
  await commit(shard, [postponeBudget(shard, model.id, new Date(at.getTime() + every))]);
}

/** The fields of which blind checks found more wrong than the budget allows. */
async function overOf({ shard }: RunContext, budget: BudgetRow): Promise<string[]> {
  if (budget.state !== "acting" || budget.actingSince === null) return [];
  const since = budget.actingSince > budget.changedAt ? budget.actingSince : budget.changedAt;
  const [checks] = await read(shard, [selectChecks(shard, { modelId: budget.modelId, since }, mostChecks)]);
  return overBudget(budget, checks).map(({ field }) => field);
}

async function passingOf(
  context: RunContext,
  budget: BudgetRow,
  model: StoredModel,
  isAsked: boolean,
): Promise<ReviewThresholds> {
  if (budget.state === "withdrawn") return nothingSkipsReview;
  const { passing } = await evidenceOf(context, model, budget);
  const lost = isAsked ? [] : lostFields(model.passing, passing);
  if (lost.length > 0) await notifyOfLostEvidence(context, model, lost, budget.changedAt);
  const suppliers = Object.keys(passing.suppliers);
  if (suppliers.length === 0) return passing;
  const scope = { modelId: model.id, suppliers, most: latestOfSupplier };
  const drifted = driftedSuppliers(budget, passing, await selectLatestValues(context.shard, scope));
  for (const { supplierId, fields } of drifted)
    if (hasPassed(model.passing, supplierId))
      await notifyOfDrift(context, model, { fields, supplierId, since: budget.changedAt });
  return withoutSuppliers(
    passing,
    drifted.map(({ supplierId }) => supplierId),
  );
}

/** Whether values of a supplier's documents could pass until now by its own evidence. */
const hasPassed = (passing: ReviewThresholds | null, supplierId: string): boolean =>
  Object.values(passing?.suppliers[supplierId] ?? {}).some((from) => from !== null);

async function withdraw(
  context: RunContext,
  { modelId, changedAt }: BudgetRow,
  model: StoredModel,
  fields: string[],
): Promise<void> {
  const { shard } = context;
  await notifyOfDrift(context, model, { fields, supplierId: null, since: changedAt });
  await commit(shard, [
    withdrawBudget(shard, modelId, fields.join(" ")),
    insertShardAudit(shard, auditOf(context, "error-budget.withdraw", modelId, { fields })),
    setPassing(shard, modelId, nothingSkipsReview, beyondLastPosition),
  ]);
}

/** Records what passes, if it is not what passed before. */
async function put(context: RunContext, model: StoredModel, passing: ReviewThresholds): Promise<void> {
  const { shard, now } = context;
  const acting = actingFields(passing).length > 0;
  const changes: Statement[] = isSame(model.passing, passing)
    ? []
    : [setPassing(shard, model.id, passing, beyondLastPosition)];
  const [first, ...rest] = [...(acting ? [noteActing(shard, model.id, now())] : []), ...changes];
  if (first) await commit(shard, [first, ...rest]);
}

const isSame = (one: ReviewThresholds | null, other: ReviewThresholds): boolean =>
  ordered(one) === ordered(other);

/** The same text for the same rules, in whatever order they were found. */
const ordered = (passing: ReviewThresholds | null): string =>
  JSON.stringify(
    passing && [sorted(passing.fields), sorted(passing.suppliers).map(([id, rules]) => [id, sorted(rules)])],
  );

const sorted = <T>(record: Record<string, T>): [string, T][] =>
  Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
