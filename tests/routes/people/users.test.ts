import { env } from "cloudflare:workers";
import { makeMember } from "@tests/support/make-member";
import { makePerson } from "@tests/support/make-person";
import { makeTenant } from "@tests/support/make-tenant";
import { newEmail } from "@tests/support/sign-up-user";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import { createRole } from "~/operations/roles/create";
import { getUser } from "~/operations/users/get";
import { listUsers } from "~/operations/users/list";

describe("inviting a user without script", () => {
  it("takes the features for new users, sends the mail and lands on the list", async () => {
    const { user, context } = await tenantUser();
    await user.open("/Users/users");
    await user.follow("Features for new users");
    expect(user.ticked("Training")).toBe(true);
    user.untick("Training");
    await user.press("Save");
    expect(user.text()).toContain("The features for new users were saved.");
    await user.follow("OK");
    await user.follow("Invite user");
    expect([user.ticked("Documents"), user.ticked("Training")]).toEqual([true, false]);
    const email = newEmail();
    user.type("First name", "Noor");
    user.type("Last name", "Haddad");
    user.type("E-mail address", email);
    user.choose("Role", "Assistant");
    await user.press("Send invitation");
    expect(user.text()).toContain("The invitation is being sent.");
    await user.follow("OK");
    expect(user.path()).toBe("/Users/users");
    expect(user.text()).toContain("Invited");
    const invited = (await listUsers(context, { search: email })).items[0];
    expect(invited).toMatchObject({ givenName: "Noor", status: 0, roleName: "Assistant" });
    expect(invited?.features).not.toContain("training");
    const mail = await env.DB_CONTROL.prepare("select body from mail_outbox where recipient = ?")
      .bind(email)
      .first<{ body: string }>();
    expect(mail?.body).toContain(`/login?state=${context.tenant.id}%7C${invited?.id}`);
  });

  it("says at each field what is wrong and keeps what was typed", async () => {
    const { user } = await tenantUser();
    await user.open("/Users/inviteuser");
    user.type("First name", "Noor");
    user.type("E-mail address", "noor@");
    user.untick("Reports");
    await user.press("Send invitation");
    expect(user.status()).toBe(422);
    expect(user.errorAt("Last name")).toBe("Required *");
    expect(user.errorAt("E-mail address")).toContain("not a valid e-mail");
    expect(user.errorAt("Role")).toBe("Required *");
    expect([user.value("First name"), user.value("E-mail address")]).toEqual(["Noor", "noor@"]);
    expect([user.ticked("Reports"), user.ticked("Documents")]).toEqual([false, true]);
  });

  it("offers only roles that allow no more than the inviter's", async () => {
    const context = await makeTenant();
    const permissions = ["Users.List", "Users.Invite"] as const;
    const { roleId } = await createRole(context, { name: "Host", permissions: [...permissions] });
    const { user } = await tenantUser({ context, roleId });
    await user.open("/Users/inviteuser");
    expect(user.choices("Role")).toEqual(["Choose a role", "Assistant", "Host"]);
  });
});

describe("the list of users without script", () => {
  it("is searched, sorted and paged by links and forms", async () => {
    const { user, context } = await tenantUser();
    for (let count = 10; count < 35; count += 1)
      await makeMember(context, { givenName: "Zoe", familyName: `Aster${count}` });
    await user.open("/Users/users");
    expect(user.text()).toContain("Aster10");
    expect(user.text()).not.toContain("Aster34");
    await user.follow("Next");
    expect(user.text()).toContain("Aster34");
    await user.follow("Previous");
    expect(user.text()).toContain("Aster10");
    expect(user.html()).toContain('aria-sort="ascending"');
    await user.follow("Last name");
    expect(user.html()).toContain('aria-sort="descending"');
    user.type("Search by name or e-mail", "aster21");
    await user.press("Search");
    expect(user.text()).toContain("Aster21");
    expect(user.text()).not.toContain("Aster22");
    expect(user.path()).toContain("sortOrder=desc");
    user.type("Search by name or e-mail", "nobody at all");
    await user.press("Search");
    expect(user.text()).toContain("No users match");
  });

  it("is closed to who may not see users", async () => {
    const context = await makeTenant();
    const { roleId } = await createRole(context, { name: "None", permissions: [] });
    const { user } = await tenantUser({ context, roleId });
    const missing = {
      "/Users/users": "View users",
      "/Users/inviteuser": "Invite users",
      "/Users/edituser/x": "Edit users",
      "/roles/roles": "View roles",
    };
    for (const [path, permission] of Object.entries(missing)) {
      await user.open(path);
      expect(user.status()).toBe(403);
      expect(user.text()).toContain(`You are not allowed to do this (${permission}).`);
    }
  });

  it("leads who may only see to nothing that changes", async () => {
    const context = await makeTenant();
    await makeMember(context);
    const { user } = await tenantUser({ context, roleId: assistantRoleOf(context.tenant) });
    await user.open("/Users/users");
    expect(user.status()).toBe(200);
    expect(user.text()).not.toContain("Invite user");
    expect(user.html()).not.toContain("/Users/edituser/");
  });
});

describe("a user's page without script", () => {
  it("saves name and role, the e-mail stays", async () => {
    const { user, context } = await tenantUser();
    const { id, email } = await makeMember(context);
    await user.open(`/users/EditUser/${id}`);
    expect(user.isDisabled("E-mail address")).toBe(true);
    user.type("Last name", "Ruiz");
    user.choose("Role", "Edit Permissions");
    await user.press("Save");
    expect(user.text()).toContain("The user was saved.");
    await user.follow("OK");
    expect(user.path()).toBe("/Users/users");
    expect(await getUser(context, { memberId: id })).toMatchObject({
      familyName: "Ruiz",
      roleName: "Edit Permissions",
      email,
    });
  });

  it("asks before it removes, sets active and deletes, and says when it is done", async () => {
    const { user, context } = await tenantUser();
    const { person } = await makePerson();
    const { id } = await makeMember(context, { userId: person.id, email: person.email });
    const steps = [
      ["Sign out everywhere", "The user was signed out everywhere."],
      ["Remove", "The user was removed."],
      ["Activate", "The user is active."],
      ["Delete user", "The user was deleted permanently."],
    ] as const;
    for (const [userAction, outcome] of steps) {
      await user.open(`/Users/edituser/${id}`);
      await user.follow(userAction);
      expect(user.text()).toContain("Mei Tan");
      await user.press("Yes");
      expect(user.text()).toContain(outcome);
      await user.follow("OK");
      expect(user.path()).toBe("/Users/users");
    }
    await user.open(`/Users/edituser/${id}`);
    expect(user.status()).toBe(404);
  });

  it("does not let the last administrator go", async () => {
    const { user, memberId } = await tenantUser();
    await user.open(`/Users/edituser/${memberId}/set-removed`);
    await user.press("Yes");
    expect(user.status()).toBe(409);
    expect(user.text()).toContain("This is the only active administrator.");
    await user.open(`/Users/edituser/${memberId}`);
    user.choose("Role", "Assistant");
    await user.press("Save");
    expect(user.errorAt("Role")).toContain("only active administrator");
  });

  it("removed while signed in, a user is out at the next request", async () => {
    const { user, context } = await tenantUser();
    const { user: other, memberId } = await tenantUser({ context });
    await other.open("/Users/users");
    expect(other.status()).toBe(200);
    await user.open(`/Users/edituser/${memberId}/set-removed`);
    await user.press("Yes");
    await other.open("/Users/users");
    expect(other.path()).toMatch(/^\/(logout|login)/);
  });

  it("signed out everywhere, a user signs in again at the next request", async () => {
    const { user, context } = await tenantUser();
    const { user: other, memberId } = await tenantUser({ context });
    await other.open("/Users/users");
    expect(other.status()).toBe(200);
    await user.open(`/Users/edituser/${memberId}/end-sessions`);
    await user.press("Yes");
    await other.open("/Users/users");
    expect(other.path()).toMatch(/^\/(logout|login)/);
    await user.open("/Users/users");
    expect(user.status()).toBe(200);
  });

  it("sends an invitation again and takes it back", async () => {
    const { user, context } = await tenantUser();
    const { id } = await makeMember(context, { status: 0, invitedAt: new Date(0) });
    await user.open(`/Users/edituser/${id}`);
    await user.follow("Resend invitation");
    await user.press("Yes");
    expect(user.text()).toContain("The invitation was resent.");
    await user.open(`/Users/edituser/${id}/withdraw`);
    await user.press("Yes");
    expect(user.text()).toContain("The invitation was withdrawn.");
    await user.open(`/Users/edituser/${id}/resurrect`);
    expect(user.status()).toBe(404);
  });
});
