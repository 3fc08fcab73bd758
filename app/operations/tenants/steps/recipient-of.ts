import { findMeByKey } from "~/data/control/me";
import { findEmailOfUser } from "~/data/control/user-emails";
import type { VisitorContext } from "../../context";

/** The e-mail of whoever acts, or that the key acts for, as `Users/me` says it; an API user and the system have none. */
export async function recipientOf({ control, actor }: VisitorContext): Promise<string | null> {
  if (actor.kind === "person") return findEmailOfUser(control, actor.id);
  return actor.kind === "key" ? ((await findMeByKey(control, actor.id))?.email ?? null) : null;
}
