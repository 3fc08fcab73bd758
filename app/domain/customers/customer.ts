import type { SuspensionReason, TenantStatus } from "../tenants/tenant-status";

/** A tenant as the people who run the service see it. `members` are its active users. */
export type Customer = {
  id: string;
  name: string;
  companyName: string;
  countryCode: string;
  dataCenter: string;
  shardId: string;
  status: TenantStatus;
  suspendedFor: SuspensionReason | null;
  deletionDueAt: Date | null;
  createdAt: Date;
  /** The tier of the subscription that is not over, or null. */
  plan: string | null;
  members: number;
};
