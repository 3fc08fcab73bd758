import type { Actor } from "./actor";
import { everything } from "./permission";

/** All permissions of the actor: the limit of what it may grant to others. */
export function permissionsOf(actor: Actor): readonly string[] {
  switch (actor.kind) {
    case "person":
    case "key":
      return actor.permissions;
    case "system":
      return [everything];
    case "mail":
    case "visitor":
      return [];
  }
}
