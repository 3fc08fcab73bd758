import { env } from "cloudflare:workers";
import { sessionCookie } from "~/http/session-cookie";
import { makeSystemAdmin } from "./make-system-admin";
import { noScriptUser } from "./no-script-user";

/** A system administrator signed in without script, with no customer picked. */
export async function systemAdminUser() {
  const { token, inMaster } = await makeSystemAdmin();
  const user = noScriptUser();
  const cookie = await sessionCookie(new Request("http://localhost:8787"), env.APP_ENV, token);
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  user.cookies.set(name, value);
  return { user, inMaster };
}
