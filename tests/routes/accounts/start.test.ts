import { env } from "cloudflare:workers";
import { makeMember } from "@tests/support/make-member";
import { makeTenant } from "@tests/support/make-tenant";
import { noScriptUser } from "@tests/support/no-script-user";
import { codeFor, goodPassword, newEmail, signUpUser } from "@tests/support/sign-up-user";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { invitationState } from "~/domain/accounts/invitation-state";
import { userStatus } from "~/domain/accounts/person";

async function invitation(email = newEmail()) {
  const context = await makeTenant();
  const member = await makeMember(context, { email, userId: null, status: userStatus.invited });
  return { email, context, member, link: `/login?state=${invitationState(context.tenant.id, member.id)}` };
}

async function fillIn(user: ReturnType<typeof noScriptUser>, email: string) {
  user.type("E-mail address", email);
  await user.press("Send code");
  user.type("Verification code", await codeFor(email));
  user.type("Password", goodPassword);
  user.type("Confirm password", goodPassword);
  user.choose("Country/region", "Australia");
  user.type("Given name", "Ines");
  user.type("Surname", "Marlow");
  await user.press("Create account");
}

const statusOf = (memberId: string) =>
  env.DB_CONTROL.prepare("SELECT status FROM members WHERE id = ?").bind(memberId).first("status");

const unsubscribe = (tenantId: string) =>
  env.DB_CONTROL.prepare("DELETE FROM subscriptions WHERE tenant_id = ?").bind(tenantId).run();

describe("an invitation without script", () => {
  it("leads from the link through signing up into the organization", async () => {
    const { email, member, link } = await invitation();
    const user = noScriptUser();
    await user.open(link);
    await user.follow("Create an account");
    await fillIn(user, email);
    expect(user.path()).toBe("/dashboard");
    expect(await statusOf(member.id)).toBe(userStatus.active);
  });

  it("is accepted at sign-in even without the link", async () => {
    const { user, email } = await signUpUser();
    const { member } = await invitation(email);
    await user.open("/login");
    expect(user.path()).toBe("/dashboard");
    expect(await statusOf(member.id)).toBe(userStatus.active);
  });

  it("to somebody else logs out and says why", async () => {
    const { link, member } = await invitation();
    const { user } = await signUpUser();
    await user.open(link);
    expect(user.path()).toBe("/logout?reason=invitation");
    expect(user.text()).toContain("This invitation is not valid for your account");
    expect(user.cookies.has("session")).toBe(false);
    expect(await statusOf(member.id)).toBe(userStatus.invited);
    await user.open("/dashboard");
    expect(user.path()).toMatch(/^\/login/);
  });

  it("that is nonsense logs out", async () => {
    const { user } = await signUpUser();
    await user.open("/login?state=what_ever");
    expect(user.path()).toBe("/logout?reason=invitation");
  });
});

describe("somebody who is removed while signed in", () => {
  it("is logged out on the very next request, and cannot come back", async () => {
    const { user, memberId, person } = await tenantUser();
    await user.open("/dashboard");
    expect(user.path()).toBe("/dashboard");
    await env.DB_CONTROL.prepare("UPDATE members SET status = -1 WHERE id = ?").bind(memberId).run();
    await user.open("/dashboard");
    expect(user.path()).toBe("/logout?reason=removed");
    expect(user.text()).toContain("Your account has been removed from its organization.");
    await user.open("/login");
    user.type("E-mail address", person.email);
    user.type("Password", goodPassword);
    await user.press("Sign in");
    expect(user.text()).toContain("Your account has been removed from its organization.");
    await user.open("/dashboard");
    expect(user.path()).toMatch(/^\/login/);
  });
});

describe("a tenant without a subscription", () => {
  it.each(["/dashboard", "/login", "/Users/users", "/Profile/editprofile", "/roles/roles"])(
    "is led from %s to the plans",
    async (path) => {
      const { user, context } = await tenantUser();
      await unsubscribe(context.tenant.id);
      await user.open(path);
      expect(user.path()).toBe("/payment_process/products");
    },
  );

  it("reads the support pages and logs out", async () => {
    const { user, context } = await tenantUser();
    await unsubscribe(context.tenant.id);
    await user.open("/support/faq");
    expect(user.path()).toBe("/support/faq");
    expect(user.status()).toBe(200);
  });

  it("is logged out where no plan is sold, and told why", async () => {
    const { user, context } = await tenantUser();
    await env.DB_CONTROL.prepare("UPDATE tenants SET country_code = 'NZ' WHERE id = ?")
      .bind(context.tenant.id)
      .run();
    await user.open("/dashboard");
    expect(user.path()).toBe("/logout?reason=no-plans");
    expect(user.text()).toContain("The service is not available in your organization's country yet.");
  });

  it("keeps in its metadata that the partner sent it", async () => {
    const { user, context } = await tenantUser();
    await unsubscribe(context.tenant.id);
    await user.open("/login?source=partner-redeem");
    expect(user.path()).toBe("/payment_process/products");
    const stored = () =>
      env.DB_CONTROL.prepare("SELECT metadata FROM tenants WHERE id = ?")
        .bind(context.tenant.id)
        .first("metadata");
    expect(JSON.parse(String(await stored()))).toEqual({ source: "partner-redeem" });
  });
});

describe("the answers of a sign-in provider that is not set up", () => {
  it("are not found", async () => {
    const user = noScriptUser();
    await user.open("/login");
    expect(user.text()).not.toContain("Sign in with");
    await user.open("/login/google");
    expect(user.status()).toBe(404);
  });
});
