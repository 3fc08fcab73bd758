import { z } from "zod";
import { findMailbox } from "~/data/shard/mailboxes";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The mailbox of the organization and how it stands, without its secret; null when there is none. */
export const getMailbox = defineOperation({
  name: "mailboxes.get",
  permission: "Tenant.Edit",
  input: z.object({}),
  async run({ shard }: TenantContext) {
    const row = await findMailbox(shard);
    if (!row) return null;
    const { directoryId, clientId, address, failures, problem, lastSuccessAt, lastFailureAt } = row;
    return { directoryId, clientId, address, failures, problem, lastSuccessAt, lastFailureAt };
  },
});
