import { env } from "cloudflare:workers";
import { auditRowsOf } from "@tests/support/audit-rows";
import { makeMember } from "@tests/support/make-member";
import { makePerson } from "@tests/support/make-person";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import type { TenantContext } from "~/operations/context";
import { chooseDefaultFeatures } from "~/operations/users/choose-default-features";
import { deleteUser } from "~/operations/users/delete";
import { getUser } from "~/operations/users/get";
import { inviteUser } from "~/operations/users/invite";
import { inviteByName } from "~/operations/users/invite-by-name";
import { resendInvitation } from "~/operations/users/resend-invitation";
import { withdrawInvitation } from "~/operations/users/withdraw-invitation";

const site = "https://fieldwise.example";
const day = 24 * 60 * 60 * 1000;

const guest = (context: TenantContext, over: Partial<Parameters<typeof inviteUser>[1]> = {}) => ({
  givenName: "Noor",
  familyName: "Haddad",
  email: `Noor-${crypto.randomUUID()}@Example.com`,
  roleId: assistantRoleOf(context.tenant),
  features: ["documents" as const, "people" as const],
  site,
  ...over,
});

async function mailsTo(email: string) {
  const { results } = await env.DB_CONTROL.prepare(
    "select subject, body from mail_outbox where recipient = ?",
  )
    .bind(email.toLowerCase())
    .all<{ subject: string; body: string }>();
  return results;
}

describe("an invitation", () => {
  it("is noted, mailed and written into the audit", async () => {
    const context = await makeTenant();
    const invited = guest(context);
    const { memberId } = await inviteUser(context, invited);
    const user = await getUser(context, { memberId });
    expect(user).toMatchObject({
      givenName: "Noor",
      familyName: "Haddad",
      email: invited.email.toLowerCase(),
      status: 0,
      userId: null,
      roleName: "Assistant",
      features: ["documents", "people"],
    });
    expect(Number(user.invitationExpiresAt) - Number(user.invitedAt)).toBe(14 * day);
    const [mail] = await mailsTo(invited.email);
    expect(mail?.subject).toBe(`${context.tenant.name} invites you to Fieldwise`);
    expect(mail?.body).toContain(`${site}/login?state=${context.tenant.id}%7C${memberId}`);
    expect(await auditRowsOf(memberId)).toMatchObject([
      { operation: "users.invite", actor: "person person-1" },
    ]);
  });

  it("is braked when a tenant sends many within an hour, new ones and repeated ones alike", async () => {
    const tenant = await makeTenant();
    const context = { ...tenant, now: () => new Date("2026-10-31T12:40:00Z") };
    const { memberId } = await inviteUser(context, guest(context));
    await env.DB_CONTROL.prepare("update rate_counters set hits = 100 where name = ?")
      .bind(`invitationsByTenant:${context.tenant.id}`)
      .run();
    const refusal = {
      code: "too-many",
      messageKey: "people.problem.too-many-invitations",
      values: { most: 100, minutes: 20 },
    };
    await expect(inviteUser(context, guest(context))).rejects.toMatchObject(refusal);
    await expect(resendInvitation(context, { memberId, site })).rejects.toMatchObject(refusal);
    await inviteUser({ ...context, now: () => new Date("2026-10-31T13:00:00Z") }, guest(context));
  });

  it("is written in the language of the tenant", async () => {
    const context = await makeTenant();
    const spanish = { ...context, tenant: { ...context.tenant, language: "es" as const } };
    const invited = guest(spanish);
    await inviteUser(spanish, invited);
    expect((await mailsTo(invited.email))[0]?.subject).toContain("le invita a");
  });

  it("is the same for an e-mail that has an account elsewhere", async () => {
    const context = await makeTenant();
    const { email, person } = await makePerson();
    await makeMember(await makeTenant(), { userId: person.id, email });
    const { memberId } = await inviteUser(context, guest(context, { email }));
    expect(await getUser(context, { memberId })).toMatchObject({ status: 0, userId: null });
  });

  it("is refused for an e-mail that the tenant knows, however it is written", async () => {
    const context = await makeTenant();
    const invited = guest(context);
    await inviteUser(context, invited);
    const again = inviteUser(context, { ...invited, email: invited.email.toUpperCase() });
    await expect(again).rejects.toMatchObject({ code: "conflict", field: "email" });
    expect(await mailsTo(invited.email)).toHaveLength(1);
  });

  it.each([
    ["givenName", { givenName: " " }, "form.required"],
    ["familyName", { familyName: "" }, "form.required"],
    ["givenName", { givenName: "win at https://x.example" }, "people.problem.name"],
    ["email", { email: "noor" }, "people.problem.email"],
    ["roleId", { roleId: "" }, "form.required"],
  ])("names %s when it is not right: %j", async (field, over, messageKey) => {
    const context = await makeTenant();
    const call = inviteUser(context, guest(context, over));
    await expect(call).rejects.toMatchObject({ code: "invalid", field, messageKey });
  });

  it("does not take a role of another tenant", async () => {
    const context = await makeTenant();
    const roleId = assistantRoleOf((await makeTenant()).tenant);
    const call = inviteUser(context, guest(context, { roleId }));
    await expect(call).rejects.toMatchObject({ code: "invalid", field: "roleId" });
  });

  it("gives no role that allows more than the inviter's", async () => {
    const context = await makeTenant();
    const inviter = asActor(context, {
      kind: "person",
      id: "p",
      permissions: ["Users.Invite", "Users.List"],
    });
    await expect(inviteUser(inviter, guest(context, { roleId: "admin" }))).rejects.toMatchObject({
      code: "forbidden",
      messageKey: "people.problem.role-above",
    });
    await expect(inviteUser(inviter, guest(context))).resolves.toBeTruthy();
  });

  it("gives an administrator every feature", async () => {
    const context = await makeTenant();
    const { memberId } = await inviteUser(context, guest(context, { roleId: "admin", features: [] }));
    expect(await getUser(context, { memberId })).toMatchObject({ features: null, roleName: "Admin" });
  });

  it("by name alone takes the least role and the features for new users", async () => {
    const context = await makeTenant();
    await chooseDefaultFeatures(context, { features: ["reports"] });
    const { memberId } = await inviteByName(context, { givenName: "Noor", email: "noor@example.com", site });
    const user = await getUser(context, { memberId });
    expect(user).toMatchObject({ features: ["reports"], roleName: "Assistant", familyName: "" });
  });

  it("is sent again with new time, but not within a minute", async () => {
    const context = await makeTenant();
    const invited = guest(context);
    const { memberId } = await inviteUser(context, invited);
    const call = resendInvitation(context, { memberId, site });
    await expect(call).rejects.toMatchObject({ code: "too-many" });
    const later = { ...context, now: () => new Date(Date.now() + 3 * day) };
    await resendInvitation(later, { memberId, site });
    const user = await getUser(context, { memberId });
    expect(Number(user.invitationExpiresAt)).toBeGreaterThan(Date.now() + 16 * day);
    const mails = await mailsTo(invited.email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.body).toBe(mails[1]?.body);
  });

  it.each([
    ["withdrawn", withdrawInvitation],
    ["deleted", deleteUser],
  ])("leaves nothing behind when it is %s", async (_name, end) => {
    const context = await makeTenant();
    const invited = guest(context);
    const { memberId } = await inviteUser(context, invited);
    await end(context, { memberId });
    await expect(getUser(context, { memberId })).rejects.toMatchObject({ code: "not-found" });
    expect(await mailsTo(invited.email)).toEqual([]);
    await expect(inviteUser(context, invited)).resolves.toBeTruthy();
  });

  it("cannot be withdrawn or sent again once it was accepted", async () => {
    const context = await makeTenant();
    const { id } = await makeMember(context);
    await expect(withdrawInvitation(context, { memberId: id })).rejects.toMatchObject({ code: "conflict" });
    await expect(resendInvitation(context, { memberId: id, site })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});
