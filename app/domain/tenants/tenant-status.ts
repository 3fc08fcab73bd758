/**
 * How a tenant stands. `suspended`: by a system administrator or for non-payment. `closing`: it will be erased and that
 * can still be cancelled. `erasing`: it is too late for that.
 */
export type TenantStatus = "active" | "suspended" | "closing" | "erasing";

/** Who a suspension goes back to; only the same one ends it. */
export type SuspensionReason = "administrator" | "payment";
