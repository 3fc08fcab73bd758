import type { Permission } from "../permissions/permission";

/** What somebody can be written to about, in the order of the profile. */
export const notificationKinds = [
  "needs-look",
  "intake-refused",
  "delivery-failed",
  "usage",
  "daily",
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** What a mail of a kind tells: nobody is written what the person may not see. */
export const permissionOfKind = {
  "needs-look": "TenantModel.ViewDocument",
  "intake-refused": "TenantModel.ViewDocument",
  "delivery-failed": "TenantModel.ReleaseDocument",
  usage: "Billing",
  daily: "TenantModel.ViewDocument",
} as const satisfies Record<NotificationKind, Permission>;

/** What administrators get who never chose: what went wrong, and what will cost more. Others get nothing. */
export const administratorKinds: readonly NotificationKind[] = ["intake-refused", "delivery-failed", "usage"];
