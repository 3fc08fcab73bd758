import { z } from "zod";
import { selectInboxRules } from "~/data/shard/inbox-rules";
import type { InboxRule } from "~/domain/inbox/inbox-rule";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { suppliersIn } from "../inbox/steps/rule-for";

/** `lacksSupplier` is true where the supplier of a rule was deleted: no file meets it any more. */
type ListedRule = InboxRule & { lacksSupplier: boolean };

/** The organization's rules for files that name no model, in their order. */
export const listInboxRules = defineOperation({
  name: "inbox-rules.list",
  permission: "TenantModel.EditModel",
  input: z.object({}),
  async run(context: TenantContext): Promise<ListedRule[]> {
    const rules = await selectInboxRules(context.shard);
    const there = new Set((await suppliersIn(context, rules)).map(({ id }) => id));
    return rules.map(({ place: _place, ...rule }) => ({
      ...rule,
      lacksSupplier: rule.supplierId !== null && !there.has(rule.supplierId),
    }));
  },
});
