/** A user that only API keys act for. `permissions` are what the role allows; `openKeys` count what can be used today. */
export type ApiUser = {
  id: string;
  name: string;
  roleId: string;
  roleName: string;
  permissions: string[];
  createdAt: Date;
  openKeys: number;
};

/** A key as it is shown: of the key itself only the hint is known. */
export type ShownKey = {
  id: string;
  name: string;
  hint: string;
  /** Documents that come with it are never metered, and are deleted after a day. */
  isSandbox: boolean;
  permissions: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
};

/** How many API users a tenant can have, and how many keys that are not revoked each of them; lists fit on one page. */
export const maxApiUsers = 100;
export const maxOpenKeys = 20;

export type KeyState = "open" | "expired" | "revoked";

export function keyStateOf(
  { expiresAt, revokedAt }: Pick<ShownKey, "expiresAt" | "revokedAt">,
  now: Date,
): KeyState {
  if (revokedAt) return "revoked";
  return expiresAt && expiresAt <= now ? "expired" : "open";
}
