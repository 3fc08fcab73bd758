import type { Permission } from "../permissions/permission";

/** What the mails of a day tell, a kind each. */
const kindsOfDay = ["needs-look", "intake-refused", "delivery-failed", "usage", "daily"] as const;

export type KindOfDay = (typeof kindsOfDay)[number];

/** What someone can be written to about, in the order of the profile. `assigned` is written at once, each by itself. */
export const notificationKinds = ["assigned", ...kindsOfDay] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** What a mail of a kind tells: nobody is written what the person may not see. */
export const permissionOfKind = {
  assigned: "TenantModel.ViewDocument",
  "needs-look": "TenantModel.ViewDocument",
  "intake-refused": "TenantModel.ViewDocument",
  "delivery-failed": "TenantModel.ReleaseDocument",
  usage: "Billing",
  daily: "TenantModel.ViewDocument",
} as const satisfies Record<NotificationKind, Permission>;

/** Kinds that everyone gets by default: what a colleague asks. */
export const everybodysKinds: readonly NotificationKind[] = ["assigned"];

/** Kinds that administrators also get by default: failures, and what will cost more. */
export const administratorKinds: readonly NotificationKind[] = ["intake-refused", "delivery-failed", "usage"];
