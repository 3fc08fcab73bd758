/**
 * The status of a tenant. `suspended`: by a system administrator or for non-payment. `closing`: it will be erased and
 * that can still be cancelled. `erasing`: it is too late for that.
 */
export type TenantStatus = "active" | "suspended" | "closing" | "erasing";

/** Who suspended the tenant; only the same can resume it. */
export type SuspensionReason = "administrator" | "payment";
