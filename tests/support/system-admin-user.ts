import { makeSystemAdmin } from "./make-system-admin";
import { noScriptUser } from "./no-script-user";
import { openedFor } from "./page-callers";

/** A system administrator signed in without script, with no customer picked. */
export async function systemAdminUser() {
  const { context, person, inMaster } = await makeSystemAdmin();
  const user = noScriptUser();
  const { cookie } = await openedFor(context, person.id);
  const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(cookie) ?? [];
  user.cookies.set(name, value);
  return { user, inMaster };
}
