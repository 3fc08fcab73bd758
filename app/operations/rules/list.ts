import { read } from "~/data/commit";
import { selectRules } from "~/data/shard/rules";
import { rulesOfModelInput } from "~/domain/rules/rule-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "./steps/require-model";

/** The rules of a model. Throws AppError `not-found`. */
export const listRules = defineOperation({
  name: "rules.list",
  permission: "TenantModel.EditModel",
  input: rulesOfModelInput,
  async run(context: TenantContext, { modelId }) {
    await requireModel(context, modelId);
    const [rules] = await read(context.shard, [selectRules(context.shard, modelId)]);
    return { rules };
  },
});
