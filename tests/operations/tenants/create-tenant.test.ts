import { env } from "cloudflare:workers";
import { makePerson } from "@tests/support/make-person";
import { describe, expect, it } from "vitest";
import { findCaller } from "~/operations/accounts/find-caller";
import { createTenant } from "~/operations/tenants/create";
import { isTenantNameTaken } from "~/operations/tenants/is-name-taken";

const form = (changes = {}) => ({
  tenantName: `Larkmoor ${crypto.randomUUID()}`,
  companyName: "Larkmoor Ltd",
  addressLine1: "4 Mill Lane",
  addressLine2: "",
  city: "Wagga Wagga",
  state: "NSW",
  postalCode: "2650",
  countryCode: "AU",
  dataCenter: "au",
  termsAndConditions: "agreed" as const,
  privacyPolicy: "agreed" as const,
  ...changes,
});

const tenantRow = (id: string) =>
  env.DB_CONTROL.prepare("SELECT * FROM tenants WHERE id = ?").bind(id).first<Record<string, unknown>>();

describe("creating a tenant", () => {
  it("makes its creator the admin and keeps address, shard, slug and a mail token", async () => {
    const { context, visitor, token } = await makePerson();
    const input = form({ tenantName: "  Côte d'Azur & Söhne  ", addressLine2: "Floor 2" });
    const { tenantId } = await createTenant(context, input);
    expect(await tenantRow(tenantId)).toMatchObject({
      name: "Côte d'Azur & Söhne",
      folded_name: "côte d'azur & söhne",
      slug: "cote-d-azur-sohne",
      shard_id: "au-1",
      data_center: "au",
      country_code: "AU",
      address_line_2: "Floor 2",
      metadata: null,
      intake_token: expect.stringMatching(/^[a-z0-9]{12}$/),
      created_at: context.now().getTime(),
    });
    expect(await findCaller(visitor, { token })).toMatchObject({
      tenantId,
      roleName: "Admin",
      permissions: ["*"],
    });
    const audit = await env.DB_CONTROL.prepare("SELECT operation, actor_id FROM audit WHERE subject_id = ?")
      .bind(tenantId)
      .all();
    expect(audit.results).toEqual([{ operation: "tenants.create", actor_id: context.actor.id }]);
  });

  it("makes one tenant when the form is sent twice at once", async () => {
    const { context } = await makePerson();
    const outcomes = await Promise.allSettled([createTenant(context, form()), createTenant(context, form())]);
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ messageKey: "tenants.problem.has-tenant" });
    const made = await env.DB_CONTROL.prepare(
      "SELECT count(*) AS audits FROM audit WHERE operation = 'tenants.create' AND actor_id = ?",
    )
      .bind(context.actor.id)
      .first();
    expect(made).toEqual({ audits: 1 });
  });

  it("gives names that fold to the same slug different slugs", async () => {
    const name = `Acme ${crypto.randomUUID().slice(0, 8)}`;
    const slugs = [];
    for (const tenantName of [name, `${name}!`, `${name}?`]) {
      const { context } = await makePerson();
      const { tenantId } = await createTenant(context, form({ tenantName }));
      slugs.push((await tenantRow(tenantId))?.slug);
    }
    const slug = name.toLowerCase().replace(" ", "-");
    expect(slugs).toEqual([slug, `${slug}-2`, `${slug}-3`]);
  });

  it("refuses a name that is taken, in whatever case and spacing", async () => {
    const [first, second] = [await makePerson(), await makePerson()];
    const input = form();
    await createTenant(first.context, input);
    const same = ` ${input.tenantName.toUpperCase().replace(" ", "  ")}`;
    expect(await isTenantNameTaken(second.context, { tenantName: same })).toBe(true);
    expect(await isTenantNameTaken(second.context, { tenantName: `${same} 2` })).toBe(false);
    await expect(createTenant(second.context, form({ tenantName: same }))).rejects.toMatchObject({
      code: "conflict",
      field: "tenantName",
      messageKey: "tenants.problem.name-taken",
    });
  });

  it("lets one of two have a name that both ask for at once", async () => {
    const people = [await makePerson(), await makePerson()];
    const input = form();
    const outcomes = await Promise.allSettled(people.map(({ context }) => createTenant(context, input)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = outcomes.find((outcome) => outcome.status === "rejected");
    expect(refused?.reason).toMatchObject({ messageKey: "tenants.problem.name-taken" });
  });

  it.each([
    ["dataCenter", { dataCenter: "eu" }, "tenants.problem.data-center"],
    ["dataCenter", { dataCenter: "moon" }, "form.required"],
    ["termsAndConditions", { termsAndConditions: undefined }, "form.required"],
    ["privacyPolicy", { privacyPolicy: "on" }, "form.required"],
    ["postalCode", { postalCode: "12 34" }, "tenants.problem.postal-code-digits"],
    ["postalCode", { postalCode: "" }, "form.required"],
    [
      "postalCode",
      { postalCode: "K1A_0B6", countryCode: "CA", dataCenter: "us" },
      "tenants.problem.postal-code-characters",
    ],
    ["city", { city: " " }, "form.required"],
  ])("refuses a wrong %s %o", async (path, change, messageKey) => {
    const { context } = await makePerson();
    await expect(createTenant(context, form(change))).rejects.toMatchObject({
      issues: [{ path, messageKey }],
    });
  });

  it("is for people who are signed in", async () => {
    const { visitor } = await makePerson();
    await expect(createTenant(visitor, form())).rejects.toMatchObject({ code: "unauthenticated" });
  });
});
