import type { UserStatus } from "../accounts/person";

/** A user of a tenant as lists and pages show it: a person who is invited, active or removed. `id` is the member's. */
export type User = {
  id: string;
  userId: string | null;
  email: string;
  givenName: string;
  familyName: string;
  roleId: string;
  roleName: string;
  features: string[] | null;
  status: UserStatus;
  invitedAt: Date | null;
  invitationExpiresAt: Date | null;
  joinedAt: Date | null;
};

/** A page of users. The cursors lead to the pages before and after; null at either end. */
export type UserPage = {
  items: User[];
  page: number;
  size: number;
  totalCount: number;
  totalPages: number;
  nextCursor: string | null;
  previousCursor: string | null;
};
