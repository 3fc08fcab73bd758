import type { findChoice } from "~/data/control/notification-choices";
import {
  administratorKinds,
  everybodysKinds,
  type NotificationKind,
  notificationKinds,
  permissionOfKind,
} from "~/domain/notifications/notification-kinds";
import { permissionsWithin } from "~/domain/permissions/features";
import { everything } from "~/domain/permissions/permission";
import { adminRole } from "~/domain/permissions/seeded-roles";

type Choice = Pick<
  NonNullable<Awaited<ReturnType<typeof findChoice>>>,
  "chosen" | "roleId" | "permissions" | "features"
>;

/** The kinds that someone can be written about: those whose content the person may see. */
export function availableKinds({
  permissions,
  features,
}: Pick<Choice, "permissions" | "features">): NotificationKind[] {
  const held = permissionsWithin(permissions, features);
  return notificationKinds.filter(
    (kind) => held.includes(everything) || held.includes(permissionOfKind[kind]),
  );
}

/** The kinds that a person gets: what was chosen, else what the role gets. */
export function enabledKinds(choice: Choice): NotificationKind[] {
  const { chosen, roleId } = choice;
  const byRole = [...everybodysKinds, ...(roleId === adminRole ? administratorKinds : [])];
  return availableKinds(choice).filter((kind) => (chosen ?? byRole).includes(kind));
}
