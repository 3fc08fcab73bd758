import { findReplierById } from "~/data/control/reply-people";
import { AppError } from "~/domain/errors/app-error";
import { permissionsWithin } from "~/domain/permissions/features";
import { everything, type Permission } from "~/domain/permissions/permission";
import { replyLinkInput } from "~/domain/replies/reply-inputs";
import { dayOf, type ReplySubject } from "~/domain/replies/reply-token";
import { isReadOnly } from "~/domain/tenants/is-read-only";
import type { Tenant } from "~/domain/tenants/tenant";
import { enforceRateLimit } from "../accounts/steps/rate-limit";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { isReplyToken } from "./steps/reply-tokens";

/** Whom a link was written to, with the little that it lets the person do, and the document that it is about. */
export type OpenedLink = { id: string; permissions: Permission[]; tenant: Tenant; document: ReplySubject };

/** Anyone with the link can see one document's uncertain values and correct them; approving requires signing in. */
const byLink: readonly Permission[] = ["TenantModel.ViewDocument", "TenantModel.EditDocument"];

/**
 * Opens the link of a mail about a document, signed in or not, for as long as the person may edit documents. Throws
 * AppError `too-many`, and `not-found` for a link that no mail had, one whose last day is past, and one of someone who
 * may do this no longer.
 */
export const openReplyLink = defineOperation({
  name: "replies.open-link",
  permission: "anyone",
  input: replyLinkInput,
  async run(context: VisitorContext, { user, token }): Promise<OpenedLink> {
    if (context.address) await enforceRateLimit(context, "replyLinksByAddress", context.address);
    const person = token && (await findReplierById(context.control, user));
    const isOpen =
      token &&
      person &&
      person.tenant.status !== "erasing" &&
      !isReadOnly(person.tenant) &&
      dayOf(context.now()) <= token.lastDay &&
      (await isReplyToken(context, "form", token, person));
    if (!isOpen) throw new AppError("not-found", "intake.reply.link-not-found");
    const held = permissionsWithin(person.permissions, person.features);
    const permissions = byLink.filter((one) => held.includes(everything) || held.includes(one));
    if (permissions.length < byLink.length) throw new AppError("not-found", "intake.reply.link-not-found");
    return { id: person.userId, permissions, tenant: person.tenant, document: token };
  },
});
