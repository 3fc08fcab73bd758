import { env } from "cloudflare:workers";
import { sessionCookie } from "~/http/session-cookie";
import type { TenantContext } from "~/operations/context";
import { fetchSite } from "./fetch-site";
import { makeMember } from "./make-member";
import { makePerson } from "./make-person";
import { makeTenant } from "./make-tenant";
import { noScriptUser } from "./no-script-user";

const site = "http://localhost:8787";

/** Someone signed in to a tenant (a fresh one unless given), with everything allowed unless a role is named. */
export async function tenantUser({
  context,
  roleId = "admin",
}: {
  context?: TenantContext;
  roleId?: string;
} = {}) {
  const tenant = context ?? (await makeTenant());
  const { person, token } = await makePerson();
  const member = await makeMember(tenant, { userId: person.id, email: person.email, roleId });
  const user = noScriptUser();
  const [pair = ""] = (await sessionCookie(new Request(site), env.APP_ENV, token)).split(";");
  const [name = "", value = ""] = pair.split(/=(.*)/);
  user.cookies.set(name, value);
  /** Asks for an address that is no page: a file or an image. */
  const download = (path: string) =>
    fetchSite(new Request(new URL(path, site), { headers: { Cookie: pair }, redirect: "manual" }));
  return { user, context: tenant, download, person, memberId: member.id };
}
