import { z } from "zod";
import { selectInboxRules } from "~/data/shard/inbox-rules";
import type { InboxRule } from "~/domain/inbox/inbox-rule";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The organization's rules for files that name no model, in their order. */
export const listInboxRules = defineOperation({
  name: "inbox-rules.list",
  permission: "TenantModel.EditModel",
  input: z.object({}),
  async run({ shard }: TenantContext): Promise<InboxRule[]> {
    return (await selectInboxRules(shard)).map(({ place: _place, ...rule }) => rule);
  },
});
