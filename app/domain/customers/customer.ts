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
  /** Documents that the plan includes in a period, and the period's days; the last one is no part of it. */
  included: number | null;
  periodStart: string | null;
  periodEnd: string | null;
  members: number;
};
