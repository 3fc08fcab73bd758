import { env } from "cloudflare:workers";
import { makeSystemAdmin } from "@tests/support/make-system-admin";
import { makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import { planRequestDays } from "~/domain/customers/plan-request";
import { forgetExpired } from "~/operations/accounts/forget-expired";
import { requestPlans } from "~/operations/customers/ask-for-plans";
import { deletePlanRequest } from "~/operations/customers/delete-plan-request";
import { listPlanRequests } from "~/operations/customers/list-plan-requests";
import { makeVisitorContext } from "~/platform/context";

const visitor = (address = crypto.randomUUID()) =>
  makeVisitorContext(env, { kind: "visitor", id: "visitor" }, address);

const brazil = (email: string) => ({ email, countryCode: "BR" });

async function listed() {
  const { context } = await makeSystemAdmin();
  const { requests } = await listPlanRequests(context, { size: 100 });
  return requests.map(({ email }) => email);
}

describe("asking for plans in a country without", () => {
  it("keeps an address once for a country, however it is written", async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    await requestPlans(visitor(), { ...brazil(email), language: "es" });
    await requestPlans(visitor(), brazil(` ${email.toUpperCase()} `));
    const { context } = await makeSystemAdmin();
    const { requests } = await listPlanRequests(context, { size: 100 });
    const own = requests.filter((request) => request.email === email);
    expect(own).toEqual([expect.objectContaining({ countryCode: "BR", language: "es" })]);
  });

  it("is for countries without plans, and for addresses that can be one", async () => {
    const asked = (email: string, countryCode: string) => requestPlans(visitor(), { email, countryCode });
    await expect(asked("a@example.com", "US")).rejects.toMatchObject({ code: "conflict" });
    await expect(asked("a@example.com", "ZZ")).rejects.toMatchObject({ code: "invalid" });
    await expect(asked("nobody", "BR")).rejects.toMatchObject({ code: "invalid" });
  });

  it("is limited for a network address", async () => {
    const context = visitor();
    for (let index = 0; index < 5; index += 1)
      await requestPlans(context, brazil(`${crypto.randomUUID()}@example.com`));
    await expect(requestPlans(context, brazil("more@example.com"))).rejects.toMatchObject({
      code: "too-many",
    });
    await expect(requestPlans(visitor(), brazil("other@example.com"))).resolves.toBeUndefined();
  });

  it("is paged, and deleted, by system administrators alone", async () => {
    const emails = Array.from({ length: 3 }, () => `${crypto.randomUUID()}@example.com`);
    for (const email of emails) await requestPlans(visitor(), brazil(email));
    const { context } = await makeSystemAdmin();
    const first = await listPlanRequests(context, { size: 2 });
    const second = await listPlanRequests(context, { size: 2, before: first.next ?? "" });
    const seen = [...first.requests, ...second.requests].map(({ email }) => email);
    expect(seen.slice(0, 3)).toEqual(emails.reverse());
    const [{ id: planRequestId } = { id: "" }] = first.requests;
    const tenant = await makeTenant();
    await expect(listPlanRequests(tenant, {})).rejects.toMatchObject({ code: "forbidden" });
    await expect(deletePlanRequest(tenant, { planRequestId })).rejects.toMatchObject({ code: "forbidden" });
    await deletePlanRequest(context, { planRequestId });
    await deletePlanRequest(context, { planRequestId });
    expect(await listed()).not.toContain(seen[0]);
    const { results } = await env.DB_CONTROL.prepare("select operation from audit where subject_id = ?")
      .bind(planRequestId)
      .all();
    expect(results).toEqual([{ operation: "customers.delete-plan-request" }]);
  });

  it("is forgotten after a year", async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const then = Date.now() - (planRequestDays + 1) * 24 * 60 * 60 * 1000;
    await requestPlans({ ...visitor(), now: () => new Date(then) }, brazil(email));
    expect(await listed()).toContain(email);
    await forgetExpired(makeVisitorContext(env, { kind: "system", id: "cron" }), {});
    expect(await listed()).not.toContain(email);
  });
});
