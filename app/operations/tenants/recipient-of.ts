import { findEmailOfUser } from "~/data/control/user-emails";
import type { VisitorContext } from "../context";

/** The e-mail of the person who acts; null for whoever is no person. */
export const recipientOf = async ({ control, actor }: VisitorContext): Promise<string | null> =>
  actor.kind === "person" ? findEmailOfUser(control, actor.id) : null;
