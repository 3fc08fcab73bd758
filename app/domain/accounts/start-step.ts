import { partnerSource } from "../billing/partner-plan";
import { invitationState, isInvitation, readState } from "./invitation-state";
import { type UserStatus, userStatus } from "./person";

/** What is known of someone who comes in. `membership` is the best that any tenant knows of the account. */
export type StartFacts = {
  account: "none" | "awaits-second-factor" | "open";
  /** What the address carried: the state of an invitation, and where the sign-up came from. */
  state: string | null;
  source: string | null;
  membership: { status: UserStatus; tenantId: string; memberId: string } | null;
  /** The tenant that the account works in; null when it has none. */
  tenant: { isMaster: boolean; countryHasPlans: boolean; hasSubscription: boolean } | null;
};

export type LogOutReason = "invitation" | "elsewhere" | "removed" | "no-plans" | "failed";

export type StartStep =
  | { go: "sign-in" | "second-factor" | "create-tenant" | "dashboard" }
  | { go: "accept-invitation"; state: string }
  | { go: "choose-plan"; keepSource: boolean }
  | { go: "log-out"; reason: LogOutReason };

/** The next step of a visitor: the start-up flow of the product, as a pure decision. */
export function startStep({ account, state, source, membership, tenant }: StartFacts): StartStep {
  if (account === "none") return { go: "sign-in" };
  if (account === "awaits-second-factor") return { go: "second-factor" };
  if (!tenant) return stepWithoutTenant(state, membership);
  if (!tenant.isMaster) {
    if (!tenant.countryHasPlans) return { go: "log-out", reason: "no-plans" };
    if (!tenant.hasSubscription) return { go: "choose-plan", keepSource: source === partnerSource };
  }
  return membership?.status === userStatus.removed ? removed : { go: "dashboard" };
}

function stepWithoutTenant(state: string | null, membership: StartFacts["membership"]): StartStep {
  const carried = state === null ? "" : readState(state);
  if (isInvitation(carried)) return { go: "accept-invitation", state: carried };
  switch (membership?.status) {
    case userStatus.invited:
      return { go: "accept-invitation", state: invitationState(membership.tenantId, membership.memberId) };
    case userStatus.active:
      return { go: "log-out", reason: "elsewhere" };
    case userStatus.removed:
      return removed;
    default:
      return { go: "create-tenant" };
  }
}

const removed: StartStep = { go: "log-out", reason: "removed" };
