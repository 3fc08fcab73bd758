import { findReplierByEmail } from "~/data/control/reply-people";
import { permissionsWithin } from "~/domain/permissions/features";
import { replySenderInput } from "~/domain/replies/reply-inputs";
import type { Tenant } from "~/domain/tenants/tenant";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

export type ReplySender = { id: string; permissions: string[]; tenant: Tenant };

/**
 * Anyone who has this address, with the tenant and what the person may do there today; null for anyone else. That the
 * mail is the person's, and may correct a document, is found out by `applyReply`.
 */
export const findReplySender = defineOperation({
  name: "replies.find-sender",
  permission: "anyone",
  input: replySenderInput,
  async run({ control }: VisitorContext, { sender }): Promise<ReplySender | null> {
    const found = await findReplierByEmail(control, sender);
    if (!found || found.tenant.status === "erasing") return null;
    const { userId, permissions, features, tenant } = found;
    return { id: userId, permissions: permissionsWithin(permissions, features), tenant };
  },
});
