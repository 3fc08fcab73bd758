import { describe, expect, it } from "vitest";
import { mayGiveRole } from "~/domain/people/may-give-role";
import { mayGrant } from "~/domain/people/may-grant";
import { type Actor, isAllowed } from "~/domain/permissions/actor";
import { featureOf, features, permissionsWithin } from "~/domain/permissions/features";
import { everything, permissions } from "~/domain/permissions/permission";
import { permissionsOf } from "~/domain/permissions/permissions-of";
import { permissionsOfBoth } from "~/domain/permissions/permissions-of-both";
import { adminRole, systemAdminRole } from "~/domain/permissions/seeded-roles";

const person = (held: readonly string[], isSystemAdmin = false): Actor => ({
  kind: "person",
  id: "p",
  permissions: held,
  isSystemAdmin,
});
const key = (held: readonly string[], isSystemAdmin = false): Actor => ({
  kind: "key",
  id: "k",
  permissions: held,
  isSystemAdmin,
});
const visitor: Actor = { kind: "visitor", id: "visitor" };
const mail: Actor = { kind: "mail", id: "m" };
const system: Actor = { kind: "system", id: "s" };

describe("who may do what", () => {
  it("a visitor only what anyone may", () => {
    expect(isAllowed(visitor, "anyone")).toBe(true);
    for (const access of ["signed-in", "system", "system-admin", ...permissions] as const)
      expect(isAllowed(visitor, access), access).toBe(false);
  });

  it("a mail brings documents in, and no more", () => {
    const allowed = (["anyone", "signed-in", "system", "system-admin", ...permissions] as const).filter(
      (access) => isAllowed(mail, access),
    );
    expect(allowed).toEqual(["anyone", "TenantModel.UploadDocument"]);
  });

  it("a job of the system everything", () => {
    for (const access of ["anyone", "signed-in", "system", "system-admin", ...permissions] as const)
      expect(isAllowed(system, access), access).toBe(true);
  });

  it("a person what is held, never what the system does", () => {
    for (const held of permissions) {
      const one = person([held]);
      expect(permissions.filter((access) => isAllowed(one, access))).toEqual([held]);
      expect(isAllowed(one, "signed-in")).toBe(true);
      expect(isAllowed(one, "system")).toBe(false);
      expect(isAllowed(one, "system-admin")).toBe(false);
    }
    expect(isAllowed(person([everything]), "system")).toBe(false);
    expect(isAllowed(person([everything]), "system-admin")).toBe(false);
    expect(isAllowed(person([], true), "system-admin")).toBe(true);
  });

  it("a key is no person who signed in", () => {
    expect(isAllowed(key([everything]), "signed-in")).toBe(true);
    expect(isAllowed(key(["Users"]), "signed-in")).toBe(false);
  });

  it("a key of a system administrator is one only with all permissions", () => {
    expect(isAllowed(key([everything], true), "system-admin")).toBe(true);
    expect(isAllowed(key([...permissions], true), "system-admin")).toBe(true);
    expect(isAllowed(key(permissions.slice(1), true), "system-admin")).toBe(false);
    expect(isAllowed(key([everything], false), "system-admin")).toBe(false);
  });
});

describe("what somebody holds", () => {
  it("is the measure for what may be given on", () => {
    expect(permissionsOf(person(["Users"]))).toEqual(["Users"]);
    expect(permissionsOf(key(["Roles"]))).toEqual(["Roles"]);
    expect(permissionsOf(system)).toEqual([everything]);
    expect([permissionsOf(visitor), permissionsOf(mail)]).toEqual([[], []]);
  });
});

describe("handing out permissions", () => {
  it("nobody gives more than is held", () => {
    expect(mayGrant(["Users", "Roles"], ["Users"])).toBe(true);
    expect(mayGrant(["Users"], [])).toBe(true);
    expect(mayGrant(["Users"], ["Users", "Roles"])).toBe(false);
    expect(mayGrant(["Users"], [everything])).toBe(false);
    expect(mayGrant([everything], [everything, "Roles"])).toBe(true);
  });

  it("all permissions one by one are everything", () => {
    expect(mayGrant([...permissions], [everything])).toBe(true);
    expect(mayGrant(permissions.slice(1), [everything])).toBe(false);
  });

  it("the role of system administrators is theirs to give", () => {
    const role = { id: systemAdminRole, permissions: [everything] };
    expect(mayGiveRole(person([everything]), role)).toBe(false);
    expect(mayGiveRole(person([everything], true), role)).toBe(true);
    expect(mayGiveRole(person([everything]), { ...role, id: adminRole })).toBe(true);
    expect(mayGiveRole(person(["Users.Edit"]), { ...role, id: adminRole })).toBe(false);
  });
});

describe("what two lists of permissions both allow", () => {
  it.each([
    [["Users"], ["Users", "Roles"], ["Users"]],
    [["Users"], ["Roles"], []],
    [[everything], ["Roles"], ["Roles"]],
    [["Roles"], [everything], ["Roles"]],
    [[everything], [everything], [everything]],
    [[], [everything], []],
  ])("%j and %j: %j", (one, other, both) => {
    expect(permissionsOfBoth(one, other)).toEqual(both);
  });
});

describe("features", () => {
  it("have every permission in one of them, and none in two", () => {
    const all = Object.values(features).flat();
    expect([...all].sort()).toEqual([...permissions].sort());
    for (const permission of permissions)
      expect(features[featureOf(permission)] as readonly string[]).toContain(permission);
  });

  it("let through what a role allows, and add nothing", () => {
    expect(permissionsWithin(["Users", "Billing"], ["people"])).toEqual(["Users"]);
    expect(permissionsWithin(["Users", "Billing"], [])).toEqual([]);
    expect(permissionsWithin(["Users", "Billing"], null)).toEqual(["Users", "Billing"]);
    expect(permissionsWithin([], ["people"])).toEqual([]);
  });

  it("take a role that allows everything apart", () => {
    expect(permissionsWithin([everything], ["training", "reports"]).sort()).toEqual(
      [...features.training, ...features.reports].sort(),
    );
    expect(permissionsWithin([everything], Object.keys(features)).sort()).toEqual([...permissions].sort());
    expect(permissionsWithin([everything], ["no-such-feature"])).toEqual([]);
    expect(permissionsWithin([everything], null)).toEqual([everything]);
  });
});
