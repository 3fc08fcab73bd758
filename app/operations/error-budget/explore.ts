import { read } from "~/data/commit";
import { countDraws, selectChecks } from "~/data/shard/budget-draws";
import { type BudgetRow, selectBudget } from "~/data/shard/error-budgets";
import { findTenantModel } from "~/data/shard/tenant-models";
import { budgetInput } from "~/domain/error-budget/budget-inputs";
import type { PassingThreshold } from "~/domain/error-budget/choose-threshold";
import { type Measured, measuredBy } from "~/domain/error-budget/drift-of";
import { allowedErrorShare } from "~/domain/error-budget/error-budget";
import { forecastThreshold } from "~/domain/error-budget/forecast-threshold";
import { upperBound } from "~/domain/error-budget/upper-bound";
import { AppError } from "~/domain/errors/app-error";
import { fieldOfModel } from "~/domain/models/field-of-model";
import { documentOfLayout } from "~/domain/suppliers/document-layout";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { evidenceOf } from "./steps/evidence-of";
import { namesOfGroups } from "./steps/names-of-groups";

const moreDocuments = 100;
/** Documents of each state that are counted: the page says "10,000" of more, too. */
const mostDraws = 10_000;
/** Blind checks that are told of, the newest. */
const mostChecks = 1_000;

/**
 * What of a field may pass unseen within a budget, in the documents of a supplier or (null) of all that are not looked at by themselves;
 * `passingAfter` estimates the share after a hundred more documents.
 */
export type FieldBudget = PassingThreshold & {
  key: string;
  name: string;
  labelKey: string;
  supplier: string | null;
  /** Whether it is a layout, named by the file of a document that has it: the model does not read who sent a document. */
  isLayout: boolean;
  passingShare: number;
  passingAfter: number;
};

/** What blind checks found of a field; with 95 % probability no more than `bound` of what passes is wrong. */
export type MeasuredField = Measured & { name: string; labelKey: string; bound: number };

/**
 * What may pass unseen if at most `errors` of `values` values that nobody looks at may be wrong: by field, and by supplier where there is
 * enough evidence, from the documents of the model that were checked one by one; with the budget that is in force, if there is one,
 * and what blind checks found since. Nothing is changed by asking. Throws AppError `not-found`.
 */
export const exploreErrorBudget = defineOperation({
  name: "error-budget.explore",
  permission: "TenantModel.EditModel",
  input: budgetInput,
  async run({ shard }: TenantContext, { modelId, errors, values, own: asked }) {
    const model = await findTenantModel(shard, modelId);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    const [[kept = null]] = await read(shard, [selectBudget(shard, modelId)]);
    const draws = await countDraws(shard, modelId, mostDraws);
    const own = asked ?? (kept && kept.errors === errors && kept.values === values ? kept.own : {});
    const budget = { errors, values, own, actingFrom: kept?.actingFrom ?? null };
    const { documents, evidence, thresholds } = await evidenceOf({ shard }, model, budget);
    const suppliers = await namesOfGroups(
      shard,
      thresholds.flatMap(({ supplierId }) => supplierId ?? []),
    );
    const named = new Map(
      model.fields.map((field) => [field.key, fieldOfModel(model.baseModelId, field)] as const),
    );
    const describe = (key: string) => {
      const { name, labelKey } = named.get(key) ?? { name: key, labelKey: "field.own" };
      return { key, name, labelKey };
    };
    const fields = thresholds.map(({ field, supplierId, ...now }): FieldBudget => {
      const grouped = new Set(
        thresholds.flatMap((one) => (one.field === field && one.supplierId !== null ? [one.supplierId] : [])),
      );
      const group = evidence.filter(
        (one) =>
          one.field === field &&
          (supplierId === null
            ? one.supplierId === null || !grouped.has(one.supplierId)
            : one.supplierId === supplierId),
      );
      const later = forecastThreshold(group, documents, moreDocuments, allowedErrorShare(budget, field));
      return {
        ...describe(field),
        ...now,
        supplier: supplierId === null ? null : (suppliers.get(supplierId) ?? "–"),
        isLayout: supplierId !== null && documentOfLayout(supplierId) !== null,
        passingShare: shareOf(now),
        passingAfter: shareOf(later),
      };
    });
    const measured = kept ? await measuredOf(shard, kept) : [];
    return {
      model,
      kept,
      documents,
      more: moreDocuments,
      fields,
      draws: Object.fromEntries(draws.map(({ state, documents: count }) => [state, count])),
      measured: measured.map(
        (one): MeasuredField => ({
          ...one,
          ...describe(one.field),
          bound: upperBound(one.wrong, one.checked),
        }),
      ),
    };
  },
});

/** What blind checks found since the budget was saved. */
async function measuredOf(
  shard: TenantContext["shard"],
  { modelId, changedAt }: BudgetRow,
): Promise<Measured[]> {
  const [checks] = await read(shard, [selectChecks(shard, { modelId, since: changedAt }, mostChecks)]);
  return measuredBy(checks);
}

const shareOf = ({ passing, checked }: PassingThreshold): number => (checked > 0 ? passing / checked : 0);
