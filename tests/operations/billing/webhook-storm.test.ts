import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { signPaddle } from "@tests/stand-ins/paddle/sign-paddle";
import { makeUnpaidTenant } from "@tests/support/make-tenant";
import { paddleStory } from "@tests/support/paddle-story";
import { receivePaddle } from "@workers/web/receive-paddle";
import { expect, it } from "vitest";
import type { WebBindings } from "~/platform/bindings";

const secret = "pdl_ntfset_storm";
const bindings = { ...env, PADDLE_API_KEY: "pdl_1", PADDLE_WEBHOOK_SECRET: secret } as WebBindings;

type Sending = { body: string; good: boolean };

/** Sends a webhook and answers the status. */
async function send({ body, good }: Sending): Promise<number> {
  const signature = signPaddle(body, good ? secret : "wrong", new Date());
  const request = new Request("https://fieldwise.example/webhooks/paddle", {
    method: "POST",
    body,
    headers: { "Paddle-Signature": signature },
  });
  const context = createExecutionContext();
  const { status } = await receivePaddle(request, bindings, context);
  await waitOnExecutionContext(context);
  return status;
}

/** What the events have made of a tenant, without the ids that we gave. */
async function stateOf(tenantId: string) {
  const all = async (query: string) =>
    (await env.DB_CONTROL.prepare(query).bind(tenantId).all<Record<string, unknown>>()).results;
  const withoutTenant = (rows: Record<string, unknown>[]) =>
    JSON.parse(JSON.stringify(rows).replaceAll(tenantId, "tenant"));
  return withoutTenant([
    ...(await all(
      `select gateway_id, plan_code, status, period_start, period_end, cancel_at_period_end, trial_ends_on, last_event_id
       from subscriptions where tenant_id = ? order by gateway_id`,
    )),
    ...(await all(
      `select key, kind, status, amount, billed_on, last_event_id from bills where tenant_id = ? order by key`,
    )),
    ...(await all("select status, suspended_for, metadata from tenants where id = ?")),
    ...(await all("select count(*) as waiting from payment_events where subject = ? and applied_at is null")),
  ]);
}

/** A sequence that looks random and is the same in every run (Park and Miller). */
function sequence(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffled<T>(list: T[], random: () => number): T[] {
  const keyed = list.map((item) => ({ item, key: random() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
}

/** Three lives of a subscription, of 26 events each, in two organizations. */
const [organizations, eventsOfEach] = [2, 78];

it("events, shuffled, repeated and with false ones among them, end as the ordered ones do", async () => {
  const random = sequence(20_261_121);
  const [stormy, calm] = [[], []] as [string[], string[]];
  const sendings: Sending[] = [];
  for (let index = 0; index < organizations; index += 1) {
    const [one, other] = [await makeUnpaidTenant(), await makeUnpaidTenant()];
    stormy.push(one.tenant.id);
    calm.push(other.tenant.id);
    for (const body of paddleStory(one.tenant.id, eventsOfEach)) {
      const times = 1 + Math.floor(random() * 3);
      for (let time = 0; time < times; time += 1) sendings.push({ body, good: true });
    }
    for (const body of paddleStory(other.tenant.id, eventsOfEach)) await send({ body, good: true });
  }
  const falseOnes = sendings.slice(0, Math.round(sendings.length * 0.05)).map(({ body }) => ({
    body: body.replace('"status":"active"', '"status":"canceled"'),
    good: false,
  }));
  const storm = shuffled([...sendings, ...falseOnes], random);
  const statuses: Record<number, number> = {};
  for (let start = 0; start < storm.length; start += 8)
    for (const status of await Promise.all(storm.slice(start, start + 8).map(send)))
      statuses[status] = (statuses[status] ?? 0) + 1;
  expect(statuses).toEqual({ 200: sendings.length, 401: falseOnes.length });
  for (const [index, tenantId] of stormy.entries()) {
    expect(await stateOf(tenantId)).toEqual(await stateOf(calm[index] ?? ""));
    const { results } = await env.DB_CONTROL.prepare(
      "select detail ->> 'event' as event, count(*) as times from audit where tenant_id = ? group by 1 having times > 1",
    )
      .bind(tenantId)
      .all();
    expect(results).toEqual([]);
  }
}, 600_000);
