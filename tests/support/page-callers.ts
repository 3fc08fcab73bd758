import { env } from "cloudflare:workers";
import { insertRole } from "~/data/control/roles";
import { sessionCookie } from "~/http/session-cookie";
import { signOut } from "~/operations/accounts/sign-out";
import { openSession } from "~/operations/accounts/steps/open-session";
import type { TenantContext, VisitorContext } from "~/operations/context";
import { pickCustomer } from "~/operations/customers/pick";
import { suspendCustomer } from "~/operations/customers/suspend";
import { removeUser } from "~/operations/users/remove";
import { makeMember } from "./make-member";
import { makePerson } from "./make-person";
import { makeSystemAdmin } from "./make-system-admin";

/** The callers of a page by what they may do. `acting` is a system administrator who has picked the tenant. */
export const pageCallers = ["nobody", "signedOut", "removed", "lesser", "suspended", "acting"] as const;
export type PageCaller = (typeof pageCallers)[number];

/** A session's cookie. A new one where asked for, so that what a form does to it hinders no other. */
export type SessionOf = (isNew: boolean) => Promise<string>;

/** Everyone who asks for pages of the tenant. The other one is suspended, and `suspended` its administrator. */
export async function makePageCallers(
  context: TenantContext,
  suspended: TenantContext,
): Promise<Record<PageCaller, SessionOf>> {
  const roleId = context.newId();
  await insertRole(context.control, { id: roleId, name: roleId, permissions: [] });
  const [leaving, lesser, theirs] = [
    await memberOf(context),
    await memberOf(context, roleId),
    await memberOf(suspended),
  ];
  await suspendCustomer((await makeSystemAdmin()).context, { tenantId: suspended.tenant.id });
  const removed = await memberOf(context);
  const cookieOfRemoved = await removed.session();
  await removeUser(context, { memberId: removed.memberId });
  return {
    nobody: async () => "",
    signedOut: once(leaving.endedSession),
    removed: async () => cookieOfRemoved,
    lesser: once(lesser.session),
    suspended: once(theirs.session),
    acting: once(() => cookieOfActing(context)),
  };
}

/** The cookie of a system administrator who has picked the tenant. */
export async function cookieOfActing({ tenant }: TenantContext): Promise<string> {
  const { context, person } = await makeSystemAdmin();
  const { token, cookie } = await openedFor(context, person.id);
  await pickCustomer(context, { token, tenantId: tenant.id });
  return cookie;
}

function once(open: () => Promise<string>): SessionOf {
  let kept: Promise<string> | undefined;
  return (isNew) => {
    if (isNew) return open();
    kept ??= open();
    return kept;
  };
}

async function memberOf(context: TenantContext, roleId = "admin") {
  const { person, visitor, context: mine } = await makePerson();
  const { id: memberId } = await makeMember(context, { userId: person.id, email: person.email, roleId });
  const session = () => openedFor(visitor, person.id).then(({ cookie }) => cookie);
  const endedSession = async () => {
    const { token, cookie } = await openedFor(visitor, person.id);
    await signOut(mine, { token });
    return cookie;
  };
  return { memberId, session, endedSession };
}

/** A session that begins now. The contexts of tests know a clock of their own, pages do not. */
export async function openedFor(context: VisitorContext, userId: string) {
  const visitor = { ...context, now: () => new Date() };
  const { token, statement } = await openSession(visitor, { userId, userAgent: "test" });
  await statement;
  const header = await sessionCookie(new Request("http://localhost:8787"), env.APP_ENV, token);
  return { token, cookie: header.split(";")[0] ?? "" };
}
