import type { TenantStatus } from "./tenant-status";

/**
 * A tenant as operations know it. `slug` and `intakeToken` make up its mail address; `language` is what it is written to
 * in. `filesFrom` is the shard in which some of its files still lie after a move, null when none do.
 */
export type Tenant = {
  id: string;
  slug: string;
  name: string;
  companyName: string;
  countryCode: string;
  dataCenter: string;
  shardId: string;
  intakeToken: string;
  status: TenantStatus;
  deletionDueAt: Date | null;
  language: "en" | "es";
  filesFrom: string | null;
  /** Whether its people must set up a second factor before they see anything of it. */
  secondFactor: SecondFactorDemand;
};

export const secondFactorDemands = ["optional", "required"] as const;
export type SecondFactorDemand = (typeof secondFactorDemands)[number];
