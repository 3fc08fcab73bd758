/** The specification's user status: 0 invited, 1 active, -1 removed. Only an active person can sign in. */
export const userStatus = { invited: 0, active: 1, removed: -1 } as const;

/** A signed-in person with what the role allows. `tenantId` is null until a tenant is created or joined. */
export type Person = {
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  countryCode: string;
  language: string;
  status: number;
  tenantId: string | null;
  roleName: string | null;
  permissions: readonly string[];
};
