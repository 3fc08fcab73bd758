import { type CheckedFieldValues, selectCheckedValues } from "~/data/shard/checked-values";
import { findTenantModel } from "~/data/shard/tenant-models";
import { afterMore } from "~/domain/error-budget/after-more";
import { budgetInput } from "~/domain/error-budget/budget-inputs";
import {
  type CheckedValues,
  chooseThreshold,
  type PassingThreshold,
} from "~/domain/error-budget/choose-threshold";
import { AppError } from "~/domain/errors/app-error";
import { fieldOfModel } from "~/domain/models/field-of-model";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Documents of each settled status that are looked at, the newest: older ones say little of what the model does today. */
const mostDocuments = 2_000;
const moreDocuments = 100;

/** What of a field may pass unseen within a budget; `passingAfter` estimates the share after a hundred more documents. */
export type FieldBudget = PassingThreshold & {
  key: string;
  name: string;
  labelKey: string;
  passingShare: number;
  passingAfter: number;
};

/**
 * What may pass unseen if at most `errors` of `values` values that nobody looks at may be wrong: by field, from the documents
 * of the model that were checked one by one. Nothing is changed by asking. Throws AppError `not-found`.
 */
export const exploreErrorBudget = defineOperation({
  name: "error-budget.explore",
  permission: "TenantModel.EditModel",
  input: budgetInput,
  async run({ shard }: TenantContext, { modelId, errors, values }) {
    const model = await findTenantModel(shard, modelId);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    const evidence = await selectCheckedValues(shard, modelId, mostDocuments);
    const most = errors / values;
    const fields = model.fields
      .filter(({ line }) => !line)
      .map((field): FieldBudget => {
        const { key, name, labelKey } = fieldOfModel(model.baseModelId, field);
        const own = valuesOf(evidence.values, key);
        const now = chooseThreshold(own, most);
        const later = afterMore(own, evidence.documents, moreDocuments, most);
        return { key, name, labelKey, ...now, passingShare: shareOf(now), passingAfter: shareOf(later) };
      });
    return { model, documents: evidence.documents, more: moreDocuments, fields };
  },
});

const valuesOf = (values: readonly CheckedFieldValues[], key: string): CheckedValues[] =>
  values.filter(({ field }) => field === key);

const shareOf = ({ passing, checked }: PassingThreshold): number => (checked > 0 ? passing / checked : 0);
