import { env } from "cloudflare:workers";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { expect, it } from "vitest";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { auditOf } from "~/operations/audit-of";
import { receiveDocument } from "~/operations/documents/receive";
import { createEndpoint } from "~/operations/webhooks/create";
import { deliverWebhooks } from "~/operations/webhooks/deliver";
import { getEndpoint } from "~/operations/webhooks/get";
import { openWebhookSender } from "~/platform/webhooks/webhook-sender";

/** `scripts/bench-webhooks.mjs` runs the same at full size, and with its figures. */
const events = Number(env.WEBHOOK_EVENTS);
const isBench = events > 1_000;
const kinds = {
  good: 13,
  slow: 3,
  down: 2,
  redirecting: 1,
  gone: 1,
};
const answers: Record<string, () => Promise<Response>> = {
  good: async () => new Response("ok"),
  slow: async () => {
    await scheduler.wait(20);
    return new Response("ok");
  },
  down: async () => {
    throw new Error("connection refused");
  },
  redirecting: async () => new Response(null, { status: 302, headers: { Location: "https://10.0.0.1/" } }),
  gone: async () => new Response(null, { status: 410 }),
};

it("every event reaches each of twenty endpoints as often as the protocol says", {
  timeout: 7_200_000,
}, async () => {
  const tenant = await makeTenant();
  const model = await makeModel(tenant);
  const documentId = await plantDocument(tenant, model.id);
  const cost: Record<string, number> = {};
  const got = new Map<string, { id: string; sequence: number }[]>();
  const ask = async (address: string, init: RequestInit) => {
    const { hostname } = new URL(address);
    const { data } = JSON.parse(String(init.body));
    const id = new Headers(init.headers).get("webhook-id") ?? "";
    const before = got.get(hostname) ?? [];
    before.push({ id, sequence: data.sequence });
    got.set(hostname, before);
    return answers[hostname.split("-")[0] ?? ""]?.() ?? new Response(null, { status: 500 });
  };
  const context = {
    ...tenant,
    site: "https://fieldwise.example",
    webhooks: openWebhookSender({ allowPrivate: false, ownHosts: [] }, ask as typeof fetch),
  };
  const note = async (count: number) => {
    const statement = () =>
      insertShardAudit(context.shard, auditOf(context, "documents.approve", documentId));
    for (let start = 0; start < count; start += 20) {
      const [first, ...rest] = Array.from({ length: Math.min(20, count - start) }, statement);
      if (first) await context.shard.batch([first, ...rest]);
    }
  };
  const timed = async (name: string, work: () => Promise<void>) => {
    const started = performance.now();
    await work();
    cost[name] = performance.now() - started;
  };

  const endpoints: { id: string; host: string; kind: string }[] = [];
  for (const [kind, count] of Object.entries(kinds))
    for (let number = 0; number < count; number += 1) {
      const host = `${kind}-${number}.example.com`;
      const { endpointId } = await createEndpoint(context, {
        url: `https://${host}/in`,
        eventTypes: ["document.approved"],
      });
      endpoints.push({ id: endpointId, host, kind });
    }
  await timed(`${events} events to twenty endpoints, written`, () => note(events));
  const deliver = { ...context, actor: { kind: "system", id: "webhooks" } as const };
  const drain = async ({ id }: { id: string }) => {
    while ((await deliverWebhooks(deliver, { endpointId: id })).more);
  };
  await timed("delivered to the good ones, the others beside them", async () => {
    await Promise.all(endpoints.map(drain));
  });
  for (const { id, host, kind } of endpoints) {
    const ids = (got.get(host) ?? []).map((one) => one.id);
    const isWell = kind === "good" || kind === "slow";
    expect([host, ids.length, new Set(ids).size]).toEqual([host, ...(isWell ? [events, events] : [1, 1])]);
    const { state } = await getEndpoint(context, { endpointId: id });
    expect([host, state]).toEqual([host, isWell ? "enabled" : kind === "gone" ? "disabled" : "failing"]);
    const sequences = (got.get(host) ?? []).map(({ sequence }) => sequence).sort((one, other) => one - other);
    if (isWell) expect(sequences).toEqual(Array.from({ length: events }, (_, place) => place + 1));
  }
  if (isBench) console.log(JSON.stringify(cost));
});

it.runIf(isBench)(
  "a document costs little more with five webhooks than without",
  { timeout: 600_000 },
  async () => {
    const costOf = async (endpoints: number) => {
      const tenant = await makeTenant();
      const model = await makeModel(tenant);
      const webhooks = openWebhookSender({ allowPrivate: false, ownHosts: [] });
      for (let number = 0; number < endpoints; number += 1)
        await createEndpoint(
          { ...tenant, webhooks, site: "https://fieldwise.example" },
          { url: `https://n${number}.example.com/in`, eventTypes: ["document.received"] },
        );
      const started = performance.now();
      for (let number = 0; number < 200; number += 1)
        await receiveDocument(tenant, {
          modelId: model.id,
          bytes: new TextEncoder().encode(`%PDF-1.7 ${number}`),
          fileName: "a.pdf",
          source: "api",
          sourceKey: `${number}`,
        });
      return (performance.now() - started) / 200;
    };
    await costOf(0);
    const rounds = [];
    for (let round = 0; round < 3; round += 1)
      rounds.push({ without: await costOf(0), withFive: await costOf(5) });
    console.log(JSON.stringify(rounds));
    expect(rounds).toHaveLength(3);
  },
);
