import type { Actor } from "./actor";
import { everything } from "./permission";

/** What the actor may do at all: the measure for what it may give to others. */
export function heldBy(actor: Actor): readonly string[] {
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
