import { buttonsOf, controlsOf, hiddenOf } from "@tests/support/drawn-controls";
import { attributesOf, linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";
import { keyLifetimes } from "~/domain/keys/key-lifetimes";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { ActingBanner } = await import("~/components/customers/acting-banner");
const { CustomerBanner } = await import("~/components/customers/customer-banner");
const { CustomerPicker } = await import("~/components/customers/customer-picker");
const { CustomerQuestion } = await import("~/components/customers/customer-question");
const { CustomerSearch } = await import("~/components/customers/customer-search");
const { CustomersTable } = await import("~/components/customers/customers-table");
const { ServiceOverview } = await import("~/components/customers/service-overview");
const { ApiUsersTable } = await import("~/components/keys/api-users-table");
const { KeyForm } = await import("~/components/keys/key-form");
const { KeysTable } = await import("~/components/keys/keys-table");
const { NewKey } = await import("~/components/keys/new-key");
const { Boxes } = await import("~/components/people/boxes");
const { FeatureBoxes } = await import("~/components/people/feature-boxes");
const { RoleForm } = await import("~/components/people/role-form");
const { RolePresets } = await import("~/components/people/role-presets");
const { RolesTable } = await import("~/components/people/roles-table");
const { UsersTable } = await import("~/components/people/users-table");
const { Pager } = await import("~/components/table/pager");
const { PageLinks } = await import("~/components/table/page-links");

const t = (key: string, values: Record<string, unknown> = {}) => said(key, values);
const ticked = (html: string) =>
  controlsOf(html)
    .filter(({ checked }) => checked)
    .map(({ name }) => name);

describe("the users of an organization", () => {
  type User = Parameters<typeof UsersTable>[0]["users"][number];
  const user: User = {
    id: "u1",
    firstName: "Ann",
    lastName: "",
    email: "ann@x.example",
    roleName: "Clerk",
    status: "invited",
    expired: false,
    joined: null,
  };
  const drawn = (more: Partial<User> = {}, mayEdit = true) =>
    rendered(UsersTable, {
      users: [{ ...user, ...more }],
      mayEdit,
      sorting: { email: { to: "?sort=email", direction: "ascending" } } as Parameters<
        typeof UsersTable
      >[0]["sorting"],
    });

  it("lead to themselves for those who may change them", () => {
    expect(linksOf(drawn())).toEqual(["?sort=email", "/Users/edituser/u1"]);
    expect(linksOf(drawn({}, false))).toEqual(["?sort=email"]);
  });

  it("say how each stands, and that an invitation is over", () => {
    expect(wordsOf(drawn())).toContain(t("people.status.invited"));
    expect(wordsOf(drawn())).not.toContain(t("people.invitation-expired"));
    expect(wordsOf(drawn({ expired: true }))).toContain(t("people.invitation-expired"));
    for (const status of ["active", "removed"] as const)
      expect(wordsOf(drawn({ status }))).toContain(t(`people.status.${status}`));
  });

  it("have a dash for a name and a day that are not there", () => {
    expect(wordsOf(drawn()).match(/–/g)).toHaveLength(2);
    expect(wordsOf(drawn({ lastName: "Lee", joined: "1 March" }))).not.toContain("–");
  });

  it("are sorted by what can be sorted, which says how", () => {
    expect(attributesOf(drawn(), "aria-sort")).toEqual(["ascending"]);
  });
});

describe("roles", () => {
  type Role = Parameters<typeof RolesTable>[0]["roles"][number];
  const role: Role = {
    id: "r1",
    name: "Clerk",
    builtIn: false,
    permissionCount: 1,
    members: 2,
    mayEdit: true,
  };
  const drawn = (more: Partial<Role> = {}) => rendered(RolesTable, { roles: [{ ...role, ...more }] });

  it("are deleted by those who may, each named", () => {
    expect(linksOf(drawn())).toEqual(["/roles/editrole/r1", "/roles/editrole/r1/delete"]);
    expect(attributesOf(drawn(), "aria-label")).toEqual([`${t("people.delete-role")}: Clerk`]);
    expect(linksOf(drawn({ mayEdit: false }))).toEqual(["/roles/editrole/r1"]);
  });

  it("say how much they allow, one that allows everything without a count", () => {
    expect(wordsOf(drawn())).toContain(t("people.permission-count", { count: 1 }));
    expect(wordsOf(drawn({ permissionCount: 0 }))).toContain(t("people.permission-count", { count: 0 }));
    expect(wordsOf(drawn({ permissionCount: null }))).toContain(t("people.everything"));
    expect(wordsOf(drawn({ builtIn: true }))).toContain(t("people.built-in"));
  });

  it("begin with what a usual one needs, and mark which that is", () => {
    const html = rendered(RolePresets, { chosen: "reviewer" });
    expect(linksOf(html)).toEqual(["clerk", "reviewer", "api"].map((one) => `/roles/addRole?from=${one}`));
    const current = [...html.matchAll(/<a[^>]*aria-current="page"[^>]*>/g)].flatMap(([tag]) => linksOf(tag));
    expect(current).toEqual(["/roles/addRole?from=reviewer"]);
    expect(rendered(RolePresets, { chosen: undefined })).not.toContain("aria-current");
  });

  it("are refused at the name or at the boxes", () => {
    const form = (field: string) =>
      rendered(RoleForm, {
        name: "Clerk",
        chosen: ["Users"],
        grantable: ["Users"],
        problems: [{ field, messageKey: "form.required", values: {} }],
        submit: "Save",
      });
    expect(controlsOf(form("name"))[0]).toMatchObject({ name: "name", value: "Clerk", invalid: true });
    expect(wordsOf(form("permissions"))).toContain(`${t("people.permissions")}: ${t("form.required")}`);
    expect(ticked(form("name"))).toEqual(["permission.Users"]);
  });
});

describe("boxes to tick", () => {
  it("say why one cannot be ticked, and only then", () => {
    const box = { name: "a", label: "All", checked: true, hint: "Not yours" };
    const open = rendered(Boxes, { legend: "Which", boxes: [box] });
    expect(wordsOf(open)).toBe("Which All");
    const closed = rendered(Boxes, { legend: "Which", boxes: [{ ...box, disabled: true }] });
    expect(controlsOf(closed)[0]?.described).toBe("Not yours");
    expect(closed).toMatch(/<input[^>]* disabled=""/);
  });

  it("of features are all ticked for those who have all", () => {
    const all = rendered(FeatureBoxes, { chosen: null, hint: "" });
    expect(ticked(all)).toHaveLength(controlsOf(all).length);
    expect(ticked(rendered(FeatureBoxes, { chosen: [], hint: "" }))).toEqual([]);
    const [first = ""] = ticked(all);
    expect(ticked(rendered(FeatureBoxes, { chosen: [first.replace("feature.", "")], hint: "" }))).toEqual([
      first,
    ]);
  });
});

describe("keys of the API", () => {
  type Key = Parameters<typeof KeysTable>[0]["keys"][number];
  const key: Key = {
    id: "k1",
    name: "Importer",
    hint: "fw_ab",
    isSandbox: false,
    permissions: ["Users", "Roles"],
    state: "open",
    created: "1 March",
    lastUsed: null,
    expires: null,
  };
  const drawn = (more: Partial<Key> = {}, mayEdit = true) =>
    rendered(KeysTable, { userId: "u1", keys: [{ ...key, ...more }], mayEdit });

  it("are revoked while they are open, by those who may", () => {
    expect(linksOf(drawn())).toEqual(["/Users/api-users/u1/keys/k1/revoke"]);
    for (const state of ["expired", "revoked"] as const) expect(linksOf(drawn({ state }))).toEqual([]);
    expect(linksOf(drawn({}, false))).toEqual([]);
    const heads = (html: string) => html.match(/<th scope="col"/g)?.length;
    expect([heads(drawn()), heads(drawn({}, false))]).toEqual([8, 7]);
  });

  it("say that they were never used and never end", () => {
    expect(wordsOf(drawn())).toContain(`${t("keys.last-used")} ${t("keys.never-used")}`);
    expect(wordsOf(drawn())).toContain(`${t("keys.expires")} ${t("keys.never-expires")}`);
    expect(wordsOf(drawn({ lastUsed: "2 March", expires: "1 June" }))).not.toContain(t("keys.never-used"));
  });

  it("say which of them are for trying", () => {
    expect(wordsOf(drawn())).not.toContain(t("keys.sandbox-short"));
    expect(wordsOf(drawn({ isSandbox: true }))).toContain(t("keys.sandbox-short"));
  });

  it("show what they allow in words", () => {
    const words = wordsOf(drawn());
    expect(words).toContain(t("people.permission-count", { count: 2 }));
    expect(words).toContain(`${t("people.permission.Users")}, ${t("people.permission.Roles")}`);
  });

  const form = (typed: Parameters<typeof KeyForm>[0]["typed"]) =>
    rendered(KeyForm, { typed, grantable: ["Users", "Roles"], problems: undefined, backTo: "/back" });

  it("are made with nothing ticked, for ninety days, and with what was typed after a refusal", () => {
    expect(ticked(form(null))).toEqual([]);
    expect(controlsOf(form(null)).find(({ name }) => name === "lifetime")?.value).toBe("90");
    const again = form({
      name: "Importer",
      lifetime: "",
      "permission.Roles": "on",
      "permission.Other": "on",
    });
    expect(ticked(again)).toEqual(["permission.Roles"]);
    expect(controlsOf(again)[0]?.value).toBe("Importer");
    expect(controlsOf(again).find(({ name }) => name === "lifetime")?.value).toBe("");
  });

  it("may last as long as the rules say, each in words", () => {
    for (const days of keyLifetimes) expect(t(`keys.lifetime.${days ?? ""}`)).not.toContain("keys.");
    expect(form(null).match(/<option/g)).toHaveLength(keyLifetimes.length);
  });

  it("are shown once, and lead back to their user", () => {
    const html = rendered(NewKey, { name: "Importer", secret: "fw_abc", user: { id: "u1", name: "Robot" } });
    expect(html).toContain("fw_abc");
    expect(linksOf(html)).toEqual(["/Users/api-users/u1"]);
    const row = { id: "u1", name: "Robot", roleName: "Clerk", openKeys: 0, created: "1 March" };
    expect(linksOf(rendered(ApiUsersTable, { users: [row] }))).toEqual(["/Users/api-users/u1"]);
  });
});

describe("the customers of the service", () => {
  type Customer = Parameters<typeof CustomersTable>[0]["customers"][number];
  const customer: Customer = {
    id: "t1",
    name: "Quay",
    companyName: "Quay Ltd",
    country: "United Kingdom",
    dataCenter: "eu",
    status: "active",
    suspendedFor: null,
    members: 3,
    plan: null,
    usage: null,
    since: "1 March",
    erasedOn: null,
  };
  const drawn = (more: Partial<Customer> = {}, pickedId: string | null = null) =>
    rendered(CustomersTable, { customers: [{ ...customer, ...more }], pickedId });

  it("are picked, unless they are already or are being erased", () => {
    expect(hiddenOf(drawn())).toEqual({ tenantId: "t1" });
    expect(hiddenOf(drawn({}, "t1"))).toEqual({});
    expect(wordsOf(drawn({}, "t1"))).toContain(t("customers.picked"));
    expect(hiddenOf(drawn({ status: "erasing" }))).toEqual({});
    expect(wordsOf(drawn({ status: "erasing" }))).not.toContain(t("customers.picked"));
  });

  it("are suspended, and resumed only where an administrator suspended them", () => {
    expect(linksOf(drawn())).toEqual(["/customers/t1/suspend", "/customers/t1/move"]);
    const suspended = { status: "suspended", suspendedFor: "administrator" } as const;
    expect(linksOf(drawn(suspended))).toEqual(["/customers/t1/resume", "/customers/t1/move"]);
    const unpaid = { status: "suspended", suspendedFor: "payment" } as unknown as Partial<Customer>;
    expect(linksOf(drawn(unpaid))).toEqual(["/customers/t1/move"]);
  });

  it("say what they use of their plan, and when they are erased", () => {
    expect(wordsOf(drawn())).toContain(t("customers.no-plan"));
    const words = wordsOf(drawn({ plan: "Basic", usage: { used: 3, included: 10 }, erasedOn: "9 May" }));
    expect(words).toContain(t("customers.usage-of", { used: 3, included: 10 }));
    expect(words).toContain(t("customers.erased-on", { day: "9 May" }));
  });

  it("are found by name, one that nobody bears being told", () => {
    expect(wordsOf(rendered(CustomerSearch, { search: "Quai", unknown: true }))).toContain(
      t("customers.unknown", { name: "Quai" }),
    );
    const html = rendered(CustomerSearch, { search: "Quai", unknown: false });
    expect(html).not.toContain('role="status"');
    expect(controlsOf(html)[0]?.value).toBe("Quai");
  });

  it("are picked in the bar by name where there is no script", () => {
    const html = rendered(CustomerPicker, { picked: { id: "t1", name: "Quay" } });
    expect(hiddenOf(html)).toEqual({ tenantId: "" });
    expect(controlsOf(html)[0]).toMatchObject({ name: "customer", value: "Quay" });
  });

  it("are left by one press, on every page", () => {
    expect(buttonsOf(rendered(ActingBanner, { name: "Quay" }))).toEqual([
      `intent=clear ${t("customers.clear")}`,
    ]);
    const banner = (picked: { id: string; name: string } | null, status: "active" | "closing") =>
      wordsOf(rendered(CustomerBanner, { mayPick: true, picked, status, erasedOn: null }));
    expect(banner(null, "active")).toBe("");
    expect(banner({ id: "t1", name: "Quay" }, "active")).toContain("Quay");
    expect(banner(null, "closing")).not.toBe("");
  });

  it("are asked about before and told of after", () => {
    const question = (done: boolean, action: "suspend" | "resume" = "suspend") =>
      rendered(CustomerQuestion, { action, name: "Quay", done, problems: undefined });
    expect(buttonsOf(question(false))).toHaveLength(1);
    expect(wordsOf(question(true))).toContain(t("customers.suspend-done", { name: "Quay" }));
    expect(buttonsOf(question(true))).toEqual([]);
    expect(wordsOf(question(false, "resume"))).toContain(t("customers.resume-title", { name: "Quay" }));
  });

  it("are told with the health of what they work on", () => {
    const shard = {
      id: "eu-1",
      database: "ok",
      files: "down",
      received: 2,
      processing: 3,
      oldestSeconds: 61,
    } as const;
    const overview = (shards: readonly (typeof shard | { oldestSeconds: null })[], hasMore = false) =>
      rendered(ServiceOverview, {
        givenName: "Ada",
        customers: [],
        hasMore,
        health: { control: "ok", shards: shards.map((one) => ({ ...shard, ...one })) },
      });
    const words = wordsOf(overview([shard]));
    expect(words).toContain(t("dashboard.service.minutes", { count: 2 }));
    expect(words).toMatch(/\b5\b/);
    expect(wordsOf(overview([{ ...shard, received: 12_345 } as unknown as typeof shard]))).toContain(
      "12,348",
    );
    expect(words).toContain(t("dashboard.service.down"));
    expect(wordsOf(overview([{ oldestSeconds: null }]))).toContain("–");
    expect(linksOf(overview([], true))).toEqual(["/customers"]);
    expect(linksOf(overview([]))).toEqual([]);
  });
});

describe("the ways through the pages of a list", () => {
  it("are those there are", () => {
    const html = rendered(PageLinks, { previous: "?1", next: null });
    expect([linksOf(html), attributesOf(html, "rel")]).toEqual([["?1"], ["prev"]]);
    expect(linksOf(rendered(PageLinks, { previous: null, next: "?3" }))).toEqual(["?3"]);
    expect(rendered(PageLinks, { previous: null, next: null })).not.toContain("<span");
  });

  it("say where this page stands", () => {
    const where = { page: 2, totalPages: 3, totalCount: 101, previous: "?1", next: "?3" };
    const words = wordsOf(rendered(Pager, where));
    expect(words).toContain(t("pager.where", { page: 2, totalPages: 3, count: 101 }));
    expect(words).toBe(
      `${t("pager.where", { page: 2, totalPages: 3, count: 101 })} ${t("pager.previous")} ${t("pager.next")}`,
    );
  });
});
