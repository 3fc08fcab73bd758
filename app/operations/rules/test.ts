import { read } from "~/data/commit";
import { selectResult } from "~/data/shard/document-details";
import { selectRules, selectTried } from "~/data/shard/rules";
import { valuesOf } from "~/domain/documents/fields-of-result";
import { rulesOfModelInput } from "~/domain/rules/rule-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { unmetRules } from "./steps/check-rules";
import { requireModel } from "./steps/require-model";

/** Documents that rules are tried on. */
const mostTried = 50;

/** A document that does not meet some rules, with their sentences. */
export type RuleMiss = { documentId: string; fileName: string; sentences: string[] };

/** Which of the newest documents do not meet the rules of a model; changes nothing. Throws AppError `not-found`. */
export const testRules = defineOperation({
  name: "rules.test",
  permission: "TenantModel.EditModel",
  input: rulesOfModelInput,
  async run(context: TenantContext, { modelId }): Promise<{ documents: number; missed: RuleMiss[] }> {
    const { shard } = context;
    await requireModel(context, modelId);
    const [rules, tried] = await read(shard, [
      selectRules(shard, modelId),
      selectTried(shard, modelId, mostTried),
    ]);
    const missed: RuleMiss[] = [];
    for (const { documentId, fileName, supplierId } of tried) {
      const [[result]] = await read(shard, [selectResult(shard, documentId)]);
      if (!result) continue;
      const found = await unmetRules(context, rules, { documentId, supplierId, values: valuesOf(result) });
      if (found.length > 0)
        missed.push({ documentId, fileName, sentences: found.map(({ sentence }) => sentence) });
    }
    return { documents: tried.length, missed };
  },
});
