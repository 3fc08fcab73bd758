import { env } from "cloudflare:workers";
import { insertUser } from "~/data/control/users";
import type { TenantContext } from "~/operations/context";
import { sendNotifications } from "~/operations/notifications/send-due";
import { newIdentifier } from "~/platform/identifiers";
import { makeMember } from "./make-member";

export const toldSite = "https://fieldwise.example";

/** Someone with an account in the tenant, an administrator unless told otherwise. */
export async function makeReader(
  context: TenantContext,
  { roleId = "admin", language = "en", features = null as string[] | null } = {},
) {
  const id = newIdentifier();
  const email = `reader-${id}@example.com`;
  const names = { givenName: "Ines", familyName: "Marlow" };
  const account = { countryCode: "US", passwordHash: "", language, createdAt: new Date() };
  await insertUser(context.control, { id, email, ...names, ...account });
  const member = await makeMember(context, { userId: id, email, roleId, features, ...names });
  const actor = { kind: "person", id, permissions: [] } as const;
  return { id, email, memberId: member.id, context: { ...context, actor } };
}

/** Writes the mails of this tenant that are due at a moment, as the cron does. */
export async function tellPeople(context: TenantContext, now: Date) {
  await env.DB_CONTROL.prepare("delete from notification_turns where tenant_id <> ?")
    .bind(context.tenant.id)
    .run();
  const system = {
    ...context,
    now: () => now,
    actor: { kind: "system", id: "notifications" } as const,
  };
  return sendNotifications({ ...system, openTenant: async () => system }, { site: toldSite });
}

/** What was written to an address about what happened, the oldest first. */
export async function notificationsFor(email: string) {
  const { results } = await env.DB_CONTROL.prepare(
    `select subject, body, stop_link as stopLink from mail_outbox
    where recipient = ? and stop_link is not null order by rowid`,
  )
    .bind(email)
    .all<{ subject: string; body: string; stopLink: string }>();
  return results;
}
