import type { FoundValue } from "@fieldwise/engine/results";
import { read } from "~/data/commit";
import { selectRules, selectSameValue } from "~/data/shard/rules";
import { isRuleMet } from "~/domain/rules/is-rule-met";
import type { Rule, RuleFinding } from "~/domain/rules/rule";
import type { TenantContext } from "../../context";

type Checked = {
  documentId: string;
  supplierId: string | null;
  values: Readonly<Record<string, FoundValue>>;
};

/** The rules of a document's model that it does not meet, and whether one of its rules asks for other documents. */
export async function checkRules(
  context: Pick<TenantContext, "shard">,
  modelId: string,
  document: Checked,
): Promise<{ unmet: RuleFinding[]; asksForOthers: boolean }> {
  const [rules] = await read(context.shard, [selectRules(context.shard, modelId)]);
  return {
    unmet: await unmetRules(context, rules, document),
    asksForOthers: rules.some(({ kind }) => kind === "unique"),
  };
}

/** Those of these rules that a document does not meet. */
export async function unmetRules(
  { shard }: Pick<TenantContext, "shard">,
  rules: readonly Rule[],
  { documentId, supplierId, values }: Checked,
): Promise<RuleFinding[]> {
  const valueIn = (key: string) => values[key]?.value ?? "";
  const found: RuleFinding[] = [];
  for (const rule of rules) {
    const { id, kind, field, sentence, blocks } = rule;
    const value = valueIn(field);
    const asks = kind === "unique" && supplierId !== null && value.trim() !== "";
    const [same] = asks
      ? await read(shard, [selectSameValue(shard, { supplierId, documentId, field, value })])
      : [[]];
    if (!isRuleMet(rule, valueIn, same.length > 0)) found.push({ ruleId: id, field, sentence, blocks });
  }
  return found;
}
