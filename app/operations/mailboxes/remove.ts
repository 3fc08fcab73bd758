import { z } from "zod";
import { commit } from "~/data/commit";
import { deleteMailbox } from "~/data/shard/mailboxes";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { auditOfTenant } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Stops reading the organization's mailbox. The subscription expires, and its notifications are refused. */
export const removeMailbox = defineOperation({
  name: "mailboxes.remove",
  permission: "Tenant.Edit",
  input: z.object({}),
  async run(context: TenantContext): Promise<void> {
    const { shard } = context;
    await commit(shard, [
      deleteMailbox(shard),
      insertShardAuditIfChanged(shard, auditOfTenant(context, "mailboxes.remove")),
    ]);
  },
});
