import { env } from "cloudflare:workers";
import { expectConsole } from "@tests/support/announced-console";
import { makeMember } from "@tests/support/make-member";
import { makePerson } from "@tests/support/make-person";
import { makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import { invitationState } from "~/domain/accounts/invitation-state";
import { userStatus } from "~/domain/accounts/person";
import { acceptInvitation } from "~/operations/accounts/accept-invitation";
import { checkInvitation } from "~/operations/accounts/check-invitation";
import { findCaller } from "~/operations/accounts/find-caller";
import { listNotifications } from "~/operations/notifications/list";

const day = 24 * 60 * 60 * 1000;

async function invited(over: Partial<Parameters<typeof makeMember>[1]> = {}) {
  const account = await makePerson();
  const tenant = await makeTenant();
  const now = account.visitor.now();
  const member = await makeMember(tenant, {
    email: account.email,
    userId: null,
    status: userStatus.invited,
    invitedAt: now,
    invitationExpiresAt: new Date(now.getTime() + day),
    ...over,
  });
  const context = { ...account.context, openTenant: async () => tenant };
  return { ...account, context, tenant, member, state: invitationState(tenant.tenant.id, member.id) };
}

const refused = { code: "not-found", messageKey: "accounts.problem.invitation" };

describe("accepting an invitation", () => {
  it("makes the account an active member of the tenant, once", async () => {
    const { context, visitor, token, tenant, member, state } = await invited();
    expect(await checkInvitation(context, {})).toEqual({
      status: userStatus.invited,
      tenantId: tenant.tenant.id,
      memberId: member.id,
    });
    await acceptInvitation(context, { state: state.replace("|", "%7C") });
    expect(await findCaller(visitor, { token })).toMatchObject({
      tenantId: tenant.tenant.id,
      memberId: member.id,
      status: userStatus.active,
    });
    await expect(acceptInvitation(context, { state })).rejects.toMatchObject(refused);
  });

  it("is told to those who invite people, and accepted all the same where that fails", async () => {
    const { context, person, tenant, state } = await invited();
    await acceptInvitation(context, { state });
    expect((await listNotifications(tenant, {})).lines).toMatchObject([
      { kind: "invitation-accepted", by: `${person.givenName} ${person.familyName}`, isRead: false },
    ]);
    const other = await invited();
    expectConsole(/accounts\.tell-of-acceptance/);
    const failing = { ...other.context, openTenant: () => Promise.reject(new Error("the shard is gone")) };
    await acceptInvitation(failing, { state: other.state });
    expect(await findCaller(other.visitor, { token: other.token })).toMatchObject({
      memberId: other.member.id,
    });
  });

  it("is written to the tenant's audit", async () => {
    const { context, person, tenant, member, state } = await invited();
    await acceptInvitation(context, { state });
    const rows = await env.DB_CONTROL.prepare("SELECT * FROM audit WHERE tenant_id = ?")
      .bind(tenant.tenant.id)
      .all();
    expect(rows.results).toMatchObject([
      { operation: "accounts.accept-invitation", actor_id: person.id, subject_id: member.id },
    ]);
  });

  it.each([
    ["was withdrawn", { status: userStatus.removed }],
    ["is for another e-mail", { email: "somebody-else@example.com" }],
  ])("is refused when it %s", async (_, over) => {
    const { context, state } = await invited(over);
    await expect(acceptInvitation(context, { state })).rejects.toMatchObject(refused);
  });

  it("is refused once it has expired", async () => {
    const { context, state, pass } = await invited();
    pass(day);
    await expect(acceptInvitation(context, { state })).rejects.toMatchObject(refused);
  });

  it("is refused with another tenant, or a state that names nothing", async () => {
    const { context, member } = await invited();
    const { tenant } = await makeTenant();
    for (const state of [invitationState(tenant.id, member.id), `|${member.id}`, "what_ever", "a|b|c"])
      await expect(acceptInvitation(context, { state })).rejects.toMatchObject(refused);
  });

  it("is refused to somebody who works in a tenant already", async () => {
    const { context, person, state } = await invited();
    await makeMember(await makeTenant(), { userId: person.id, email: person.email });
    await expect(acceptInvitation(context, { state })).rejects.toMatchObject(refused);
  });

  it("two at once make one membership", async () => {
    const { context, email, state } = await invited();
    const other = await makeTenant();
    const second = await makeMember(other, { email, userId: null, status: userStatus.invited });
    const both = [state, invitationState(other.tenant.id, second.id)];
    const outcomes = await Promise.allSettled(both.map((state) => acceptInvitation(context, { state })));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("is for signed-in people", async () => {
    const { context, visitor, state } = await invited();
    const nobody = { ...context, actor: visitor.actor };
    await expect(acceptInvitation(nobody, { state })).rejects.toMatchObject({ code: "unauthenticated" });
  });
});

describe("the invitation check", () => {
  it("answers 404 for somebody whom no tenant knows", async () => {
    const { context } = await makePerson();
    await expect(checkInvitation(context, {})).rejects.toMatchObject({ code: "not-found" });
  });

  it("prefers the tenant one works in to an invitation", async () => {
    const { context, person } = await invited();
    const tenant = await makeTenant();
    const { id } = await makeMember(tenant, { userId: person.id, email: person.email });
    expect(await checkInvitation(context, {})).toMatchObject({ memberId: id, status: userStatus.active });
  });
});
