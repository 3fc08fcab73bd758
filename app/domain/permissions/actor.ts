import { everything, type Permission } from "./permission";

/** Who does something: a person, an API key, a mail that came in, a job of the system, or a visitor nobody knows yet. */
export type Actor =
  | { kind: "visitor"; id: "visitor" }
  | { kind: "person"; id: string; permissions: readonly string[] }
  | { kind: "key"; id: string; permissions: readonly string[] }
  | { kind: "mail"; id: string }
  | { kind: "system"; id: string };

/**
 * What an operation asks of its actor: nothing, a signed-in person, the system itself (jobs and mails), or a permission.
 */
export type Access = "anyone" | "signed-in" | "system" | Permission;

/** Whether the actor may do what asks for this access. Mails may only bring documents in. */
export function isAllowed(actor: Actor, access: Access): boolean {
  if (access === "anyone") return true;
  switch (actor.kind) {
    case "visitor":
      return false;
    case "mail":
      return access === "TenantModel.UploadDocument";
    case "system":
      return true;
    case "person":
      return access === "signed-in" || holds(actor.permissions, access);
    case "key":
      return holds(actor.permissions, access);
  }
}

const holds = (held: readonly string[], access: Access) =>
  access !== "system" && (held.includes(everything) || held.includes(access));
