import { expect, it } from "vitest";
import { type UserStatus, userStatus } from "~/domain/accounts/person";
import { type StartFacts, type StartStep, startStep } from "~/domain/accounts/start-step";

const known = (status: UserStatus) => ({
  status,
  tenantId: "t-1",
  memberId: "m-1",
});
const tenant = { isMaster: false, countryHasPlans: true, hasSubscription: true };
const member = known(userStatus.active);
const newcomer: StartFacts = { account: "open", state: null, source: null, membership: null, tenant: null };
const colleague: StartFacts = { ...newcomer, membership: member, tenant };
const logOut = (reason: string) => ({ go: "log-out", reason });
const accept = (state: string) => ({ go: "accept-invitation", state });

it.each<[string, Partial<StartFacts>, object]>([
  ["nobody", { account: "none" }, { go: "sign-in" }],
  ["nobody, with an invitation", { account: "none", state: "t-1|m-1" }, { go: "sign-in" }],
  ["half signed in", { account: "awaits-second-factor" }, { go: "second-factor" }],
  ["no tenant, nothing known", {}, { go: "create-tenant" }],
  ["no tenant, a state", { state: "t-1|m-1" }, accept("t-1|m-1")],
  ["no tenant, a state with an encoded pipe", { state: "t-1%7Cm-1" }, accept("t-1|m-1")],
  ["no tenant, the encoded pipe in small letters", { state: "t-1%7cm-1" }, accept("t-1|m-1")],
  ["no tenant, a state with any other sign", { state: "what_ever" }, accept("what_ever")],
  ["no tenant, a state of plain signs", { state: "createModel 1-2" }, { go: "create-tenant" }],
  ["no tenant, an empty state", { state: "" }, { go: "create-tenant" }],
  ["invited", { membership: known(userStatus.invited) }, accept("t-1|m-1")],
  [
    "invited, with another state",
    { state: "t-2|m-2", membership: known(userStatus.invited) },
    accept("t-2|m-2"),
  ],
  [
    "invited, with a plain state",
    { state: "plain", membership: known(userStatus.invited) },
    accept("t-1|m-1"),
  ],
  ["active in a tenant that the account lacks", { membership: member }, logOut("elsewhere")],
  ["removed", { membership: known(userStatus.removed) }, logOut("removed")],
])("%s", (_, facts, step) => expect(startStep({ ...newcomer, ...facts })).toEqual(step));

it.each<[string, Partial<StartFacts>, object]>([
  ["tenant with a subscription", {}, { go: "dashboard" }],
  ["the state does not matter any more", { state: "t-2|m-2" }, { go: "dashboard" }],
  [
    "country without plans",
    { tenant: { ...tenant, countryHasPlans: false, hasSubscription: false } },
    logOut("no-plans"),
  ],
  [
    "country without plans, subscribed before",
    { tenant: { ...tenant, countryHasPlans: false } },
    logOut("no-plans"),
  ],
  [
    "no subscription",
    { tenant: { ...tenant, hasSubscription: false } },
    { go: "choose-plan", keepSource: false },
  ],
  [
    "no subscription, sent by the partner",
    { tenant: { ...tenant, hasSubscription: false }, source: "partner-redeem" },
    { go: "choose-plan", keepSource: true },
  ],
  [
    "no subscription, sent by somebody else",
    { tenant: { ...tenant, hasSubscription: false }, source: "newsletter" },
    { go: "choose-plan", keepSource: false },
  ],
  ["removed from its tenant", { membership: known(userStatus.removed) }, logOut("removed")],
  [
    "no subscription comes before removed",
    { tenant: { ...tenant, hasSubscription: false }, membership: known(userStatus.removed) },
    { go: "choose-plan", keepSource: false },
  ],
  [
    "master tenant without plans or payment",
    { tenant: { isMaster: true, countryHasPlans: false, hasSubscription: false } },
    { go: "dashboard" },
  ],
  [
    "removed from the master tenant",
    {
      tenant: { isMaster: true, countryHasPlans: false, hasSubscription: false },
      membership: known(userStatus.removed),
    },
    logOut("removed"),
  ],
])("with a tenant: %s", (_, facts, step) =>
  expect<StartStep>(startStep({ ...colleague, ...facts })).toEqual(step),
);
