import type { NewRow } from "../new-row";
import { billingNotices } from "./billing-schema";
import type { TenantControl } from "./tenant-control";

/** Notes that a tenant was told something; a key that is there already changes nothing. */
export const insertNotice = (control: TenantControl, row: NewRow<typeof billingNotices>) =>
  control
    .insert(billingNotices)
    .values({ ...row, tenantId: control.tenantId })
    .onConflictDoNothing();
