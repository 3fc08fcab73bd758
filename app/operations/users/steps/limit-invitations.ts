import { enforceRateLimit } from "../../accounts/steps/rate-limit";
import type { TenantContext } from "../../context";
import { keyOfTenant } from "../../of-tenant";

/** Counts a mail that a tenant sends to someone who may not know of it. Throws AppError `too-many`. */
export const limitInvitations = (context: TenantContext): Promise<void> =>
  enforceRateLimit(
    context,
    "invitationsByTenant",
    keyOfTenant(context),
    "people.problem.too-many-invitations",
  );
