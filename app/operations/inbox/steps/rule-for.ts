import { selectInboxRules } from "~/data/shard/inbox-rules";
import { selectSuppliersOf } from "~/data/shard/suppliers";
import { type ArrivedFile, firstMet, type InboxRule, type RuleSupplier } from "~/domain/inbox/inbox-rule";
import type { TenantContext } from "../../context";

type Context = Pick<TenantContext, "shard">;

/** The first of the organization's rules that a file meets, of those whose model still takes documents; null when it meets none. */
export async function ruleFor(
  context: Context,
  file: ArrivedFile,
  modelIds: readonly string[],
): Promise<InboxRule | null> {
  const rules = (await selectInboxRules(context.shard)).filter(({ modelId }) => modelIds.includes(modelId));
  return firstMet(rules, file, await suppliersIn(context, rules));
}

/** What the suppliers are recognised by that rules are about. */
export async function suppliersIn(
  { shard }: Context,
  rules: readonly Pick<InboxRule, "supplierId">[],
): Promise<RuleSupplier[]> {
  const ids = rules.flatMap(({ supplierId }) => supplierId ?? []);
  if (ids.length === 0) return [];
  const rows = await selectSuppliersOf(shard, ids);
  return rows.map(({ id, name, otherNames, taxNumbers }) => ({
    id,
    names: [name, ...otherNames],
    taxNumbers,
  }));
}
