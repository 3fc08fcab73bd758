import { everything, type Permission, permissions } from "./permission";

/** Who does something: a person, an API key, a mail that came in, a job of the system, or a visitor nobody knows yet. */
export type Actor =
  | { kind: "visitor"; id: "visitor" }
  | {
      kind: "person";
      id: string;
      permissions: readonly string[];
      /** A system administrator may pick a customer and act for it. */
      isSystemAdmin?: boolean;
      /** The tenant for which a system administrator acts. */
      onBehalfOf?: string;
    }
  | {
      kind: "key";
      id: string;
      permissions: readonly string[];
      /** The key acts for a system administrator. */
      isSystemAdmin?: boolean;
      /** Documents that it brings are there to try, and for a day. */
      isSandbox?: boolean;
      onBehalfOf?: string;
    }
  | { kind: "mail"; id: string }
  | { kind: "system"; id: string };

/**
 * What an operation asks of its actor: nothing, a signed-in person, a system administrator, the system itself (jobs and
 * mails), or a permission.
 */
export type Access = "anyone" | "signed-in" | "system-admin" | "system" | Permission;

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
      if (access === "system-admin") return actor.isSystemAdmin === true;
      return access === "signed-in" || holds(actor.permissions, access);
    case "key":
      if (access === "system-admin") return actor.isSystemAdmin === true && holdsAll(actor.permissions);
      return holds(actor.permissions, access);
  }
}

/** Whether what the actor brings is there to be tried out. */
export const isInSandbox = (actor: Actor): boolean => actor.kind === "key" && actor.isSandbox === true;

/** Whether the actor has every permission that there is. */
export const mayDoEverything = (actor: Actor): boolean =>
  actor.kind === "system" || ("permissions" in actor && holdsAll(actor.permissions));

/** What system administrators alone may do is more than any permission: a key may do it that was given all of them. */
const holdsAll = (held: readonly string[]) =>
  held.includes(everything) || permissions.every((permission) => held.includes(permission));

const holds = (held: readonly string[], access: Access) =>
  access !== "system" && access !== "system-admin" && (held.includes(everything) || held.includes(access));
