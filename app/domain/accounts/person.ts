/** The specification's user status: 0 invited, 1 active, -1 removed. */
export const userStatus = { invited: 0, active: 1, removed: -1 } as const;

export type UserStatus = (typeof userStatus)[keyof typeof userStatus];

/**
 * A signed-in person with what role and features allow. `tenantId` and `memberId` are null until a tenant is created or
 * joined. `status` is the best the person has in any tenant: null when none knows the person.
 */
export type Person = {
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  countryCode: string;
  language: string;
  tenantId: string | null;
  memberId: string | null;
  status: UserStatus | null;
  roleName: string | null;
  permissions: readonly string[];
  isSystemAdmin: boolean;
  /** Whether signing in asks for a code of an app, too. */
  hasSecondFactor: boolean;
  /** The customer that a system administrator has picked. */
  actingTenantId: string | null;
};
