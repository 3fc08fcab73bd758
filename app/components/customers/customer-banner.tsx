import type { TenantStatus } from "~/domain/tenants/tenant-status";
import { StandingNotice } from "../tenants/standing-notice";
import { ActingBanner } from "./acting-banner";

export type CustomerData = {
  mayPick: boolean;
  picked: { id: string; name: string } | null;
  status: TenantStatus;
  erasedOn: string | null;
};

/** Shown above every page: the customer that an administrator acts for, and that the organization is read-only. */
export function CustomerBanner({ picked, status, erasedOn }: CustomerData) {
  return (
    <>
      {picked && <ActingBanner name={picked.name} />}
      <StandingNotice status={status} erasedOn={erasedOn} />
    </>
  );
}
