import { env } from "cloudflare:workers";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { makeReader, notificationsFor, tellPeople } from "@tests/support/told-people";
import { usShard } from "@tests/support/us-shard";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { type AuditedOperation, auditedOperations } from "~/domain/audit/audited-operations";
import { eventTypeOfOperation, subscribableTypes } from "~/domain/webhooks/webhook-event-types";
import { auditOf } from "~/operations/audit-of";
import { approveDocuments } from "~/operations/documents/approve-many";
import { deleteDocument } from "~/operations/documents/delete";
import { receiveDocument } from "~/operations/documents/receive";
import { getHome } from "~/operations/reports/get-home";
import { createEndpoint } from "~/operations/webhooks/create";
import { deliverWebhooks } from "~/operations/webhooks/deliver";
import { editEndpoint } from "~/operations/webhooks/edit";
import { getEndpoint } from "~/operations/webhooks/get";
import { listDeliveries } from "~/operations/webhooks/list-deliveries";
import { resendWebhook } from "~/operations/webhooks/resend";
import { resendWebhooksSince } from "~/operations/webhooks/resend-since";
import { rotateSecret } from "~/operations/webhooks/rotate";
import { setEndpointEnabled } from "~/operations/webhooks/set-enabled";
import { sweepWebhooks } from "~/operations/webhooks/sweep";
import { testEndpoint } from "~/operations/webhooks/test";
import { wakeWebhooks } from "~/operations/webhooks/wake";
import type { WebhookRequest } from "~/operations/webhooks/webhook-ports";
import { createSecrets } from "~/platform/secrets";
import { allShards } from "~/platform/tenancy";
import { openWebhookSender } from "~/platform/webhooks/webhook-sender";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

type Got = { url: string; headers: Record<string, string>; body: string };
type Say = (url: string, seen: number) => Response | Promise<Response>;

/** A tenant with a model, a clock of its own, and receivers that answer what a test says. */
async function world(say: Say = () => new Response("ok")) {
  const tenant = await makeTenant();
  const model = await makeModel(tenant);
  const clock = { ahead: 0 };
  const got: Got[] = [];
  const woken: WebhookRequest[] = [];
  const ask = async (url: string, init: RequestInit) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    got.push({ url, headers, body: String(init.body) });
    return say(url, got.filter((one) => one.url === url).length);
  };
  const context = {
    ...tenant,
    now: () => new Date(Date.now() + clock.ahead),
    site: "https://fieldwise.example",
    webhooks: openWebhookSender(
      { allowPrivate: false, ownHosts: ["fieldwise.example"] },
      ask as typeof fetch,
    ),
    webhookQueue: { send: async (requests: WebhookRequest[]) => void woken.push(...requests) },
  };
  const add = (host = "good.example.com", more = {}) =>
    createEndpoint(context, { url: `https://${host}/in`, eventTypes: [...subscribableTypes], ...more });
  const deliver = (endpointId: string) =>
    deliverWebhooks({ ...context, actor: { kind: "system", id: "webhooks" } }, { endpointId });
  const note = (operation: AuditedOperation, subjectId: string, detail = {}) =>
    insertShardAudit(context.shard, auditOf(context, operation, subjectId, detail));
  const logOf = async (endpointId: string) => (await listDeliveries(context, { endpointId })).deliveries;
  return { context, model, clock, got, woken, add, deliver, note, logOf };
}

const dataOf = ({ body }: Got) => JSON.parse(body).data;
const pdf = new TextEncoder().encode("%PDF-1.7 webhooks");

describe("events of webhooks", () => {
  it("are written with the audit row of every operation that has one, and of no other", async () => {
    const { context, model, add, note, logOf } = await world();
    const { endpointId } = await add();
    const documentId = await plantDocument(context, model.id);
    const expected: string[] = [];
    for (const operation of Object.keys(auditedOperations) as AuditedOperation[]) {
      if (operation.startsWith("webhooks.") || operation.startsWith("zip-files.")) continue;
      const subject =
        operation.startsWith("training.") && operation !== "training.rescore" ? model.id : documentId;
      await note(operation, operation === "training.withdraw-document" ? documentId : subject, {
        modelId: model.id,
        fileName: "a.pdf",
      });
      const type = eventTypeOfOperation[operation];
      if (type) expected.unshift(type);
    }
    expect((await logOf(endpointId)).map(({ type }) => type)).toEqual(expected);
    expect(expected.length).toBe(Object.keys(eventTypeOfOperation).length - 1);
  });

  it("say what was so at that moment, in order, to whom it concerns, and never to another tenant", async () => {
    const { context, model, got, add, deliver } = await world();
    const other = await makeModel(context, { name: "Others" });
    const stranger = await world();
    const theirs = await stranger.add("stranger.example.com");
    const all = await add("all.example.com");
    const some = await add("some.example.com", { modelIds: [other.id], eventTypes: ["document.received"] });
    const file = { bytes: pdf, fileName: "June.pdf", source: "api" as const };
    const { documentId } = await receiveDocument(context, { modelId: model.id, ...file, sourceKey: "one" });
    await receiveDocument(context, {
      modelId: other.id,
      ...file,
      bytes: new Uint8Array([...pdf, 1]),
      sourceKey: "two",
    });
    const planted = await plantDocument(context, model.id, { position: 9 });
    await approveDocuments(context, { documentIds: [planted], unready: "approve" });
    await deleteDocument(context, { documentId: planted });
    for (const { endpointId } of [all, some]) await deliver(endpointId);
    await stranger.deliver(theirs.endpointId);
    expect(stranger.got).toEqual([]);
    const [first, , approved, deleted, ofOther] = got;
    expect(got.map((one) => [new URL(one.url).hostname, JSON.parse(one.body).type])).toEqual([
      ["all.example.com", "document.received"],
      ["all.example.com", "document.received"],
      ["all.example.com", "document.approved"],
      ["all.example.com", "document.deleted"],
      ["some.example.com", "document.received"],
    ]);
    if (!first || !approved || !deleted || !ofOther) throw new Error("events are missing");
    expect(dataOf(first)).toMatchObject({
      tenantId: context.tenant.id,
      modelId: model.id,
      modelName: model.name,
      documentId,
      fileName: "June.pdf",
      source: "api",
      status: "received",
      revision: 0,
      sequence: 1,
      links: { page: `https://fieldwise.example/documents/${documentId}` },
    });
    expect(dataOf(approved)).toMatchObject({ status: "approved", documentId: planted, sequence: 3 });
    expect(dataOf(deleted)).toMatchObject({ documentId: planted, fileName: "invoice.pdf", sequence: 4 });
    expect(dataOf(ofOther).modelId).toBe(other.id);
    expect(new Webhook(all.secret).verify(first.body, first.headers)).toBeTruthy();
  });

  it("carry the values when that is wanted, up to their limit", async () => {
    const { context, model, got, add, deliver, note } = await world();
    const { endpointId } = await add("good.example.com", { withValues: true });
    const documentId = await plantDocument(context, model.id);
    const long = await plantDocument(context, model.id, {
      position: 2,
      fileName: `${"long ".repeat(15_000)}.pdf`,
    });
    for (const id of [documentId, long]) await note("documents.update-result", id);
    await deliver(endpointId);
    const [sent, tooLong] = got.map(dataOf);
    expect(sent.document).toMatchObject({
      documentId,
      lineItems: [{ description: { value: "Rope" } }, { description: { value: "Paint" } }],
    });
    expect(tooLong.document).toBeNull();
    expect(tooLong.links.result).toBe(
      `https://fieldwise.example/api/TenantAIModels/${model.id}/documents/${long}/resultFile/json`,
    );
  });
});

describe("an endpoint", () => {
  it("is refused where its address, its events or its header are wrong, and beyond the twentieth", async () => {
    const { add } = await world();
    for (const change of [
      { url: "https://10.0.0.1/in" },
      { url: "http://good.example.com/in" },
      { eventTypes: ["webhook.test"] },
      { modelIds: ["no-such-model"] },
      { headerName: "Host", headerValue: "x" },
      { headerName: "X-Key" },
      { headerValue: "nameless" },
      { headerName: "X-Key", headerValue: "two\nlines" },
    ])
      await expect(add("good.example.com", change)).rejects.toMatchObject({ code: "invalid" });
    for (let number = 0; number < 20; number += 1) await add(`n${number}.example.com`);
    await expect(add()).rejects.toMatchObject({ messageKey: "webhooks.problem.too-many" });
  });

  it("keeps secrets that open for itself alone and are sealed anew by a new key", async () => {
    const { context, got, add, deliver, note, model } = await world();
    const header = { headerName: "X-Key", headerValue: "ours" };
    const [one, two] = [await add("one.example.com", header), await add("two.example.com", header)];
    const documentId = await plantDocument(context, model.id);
    const rowOf = (id: string) =>
      usShard()
        .prepare("select * from webhook_endpoints where id = ?")
        .bind(id)
        .first<Record<string, string>>();
    const before = await rowOf(one.endpointId);
    expect(JSON.stringify(before)).not.toContain(one.secret.slice(6));
    expect(JSON.stringify(before)).not.toContain("ours");
    for (const column of ["sealed_secret", "sealed_header"] as const) {
      const from = column === "sealed_secret" ? "sealed_header" : "sealed_secret";
      for (const [source, name] of [
        [two.endpointId, column],
        [one.endpointId, from],
      ] as const) {
        const copied = (await rowOf(source))?.[name];
        await usShard()
          .prepare(`update webhook_endpoints set ${column} = ? where id = ?`)
          .bind(copied, one.endpointId)
          .run();
        expect(await testEndpoint(context, one)).toMatchObject({ problem: "webhooks.problem.secret" });
        await usShard()
          .prepare(`update webhook_endpoints set ${column} = ? where id = ?`)
          .bind(before?.[column], one.endpointId)
          .run();
      }
    }
    expect(got).toEqual([]);
    const renewed = { ...context, secrets: createSecrets(() => "another pepper,local environment only") };
    await note("documents.approve", documentId);
    await deliverWebhooks({ ...renewed, actor: { kind: "system", id: "webhooks" } }, one);
    expect(got[0]?.headers["x-key"]).toBe("ours");
    expect(new Webhook(one.secret).verify(got[0]?.body ?? "", got[0]?.headers ?? {})).toBeTruthy();
    const after = await rowOf(one.endpointId);
    expect(after?.sealed_secret).not.toBe(before?.sealed_secret);
    expect(after?.sealed_header).not.toBe(before?.sealed_header);
    await deliver(two.endpointId);
    expect(await renewed.secrets.isStaleSeal(after?.sealed_secret ?? "")).toBe(false);
  });

  it("keeps its header for its own host alone", async () => {
    const { context, add } = await world();
    const { endpointId } = await add("good.example.com", { headerName: "X-Key", headerValue: "ours" });
    const settings = { endpointId, eventTypes: ["document.approved" as const], headerName: "X-Key" };
    await editEndpoint(context, { ...settings, url: "https://good.example.com/elsewhere" });
    await expect(
      editEndpoint(context, { ...settings, url: "https://other.example.com/in" }),
    ).rejects.toMatchObject({ messageKey: "webhooks.problem.header-again" });
    expect(await getEndpoint(context, { endpointId })).toMatchObject({
      url: "https://good.example.com/elsewhere",
      eventTypes: ["document.approved"],
    });
  });

  it("signs with both secrets for 24 hours after one replaced the other", async () => {
    const { context, model, got, clock, add, deliver, note } = await world();
    const { endpointId, secret } = await add();
    const documentId = await plantDocument(context, model.id);
    const renewed = await rotateSecret(context, { endpointId });
    await note("documents.approve", documentId);
    await deliver(endpointId);
    clock.ahead = day + minute;
    await insertShardAudit(context.shard, {
      ...auditOf(context, "documents.approve", documentId),
      at: new Date(),
    });
    await deliver(endpointId);
    const [during, afterwards] = got;
    expect(during?.headers["webhook-signature"]?.split(" ")).toHaveLength(2);
    expect(afterwards?.headers["webhook-signature"]?.split(" ")).toHaveLength(1);
    for (const one of [secret, renewed.secret])
      expect(new Webhook(one).verify(during?.body ?? "", during?.headers ?? {})).toBeTruthy();
  });

  it("is tested now, even when it is off, and a failed test is not tried again", async () => {
    const { context, add, deliver } = await world(
      (_, seen) => new Response("no", { status: seen === 1 ? 200 : 500 }),
    );
    const { endpointId } = await add();
    await setEndpointEnabled(context, { endpointId, enabled: false });
    expect(await testEndpoint(context, { endpointId })).toMatchObject({ state: "delivered", status: 200 });
    expect(await testEndpoint(context, { endpointId })).toMatchObject({
      state: "failed",
      status: 500,
      answer: "no",
    });
    await setEndpointEnabled(context, { endpointId, enabled: true });
    expect(await deliver(endpointId)).toEqual({ delivered: 0, more: false, again: null });
  });
});

describe("a delivery", () => {
  it("that fails is made again on its schedule with the same id, until it was tried ten times", async () => {
    const { context, model, clock, got, add, deliver, note, logOf } = await world(
      () => new Response("down", { status: 500 }),
    );
    const { endpointId } = await add();
    await note("documents.approve", await plantDocument(context, model.id));
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await deliver(endpointId);
      await deliver(endpointId);
      const [entry] = await logOf(endpointId);
      if (entry?.state !== "waiting") break;
      expect(got).toHaveLength(attempt);
      clock.ahead = (entry.nextAt?.getTime() ?? 0) - Date.now() + 1_000;
    }
    expect(got).toHaveLength(10);
    expect(new Set(got.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(clock.ahead).toBeGreaterThan(3 * day);
    expect((await logOf(endpointId))[0]).toMatchObject({
      state: "failed",
      attempts: 10,
      status: 500,
      answer: "down",
      problem: "webhooks.problem.status",
    });
  });

  it("is asked for again after the first pauses, which are shorter than the sweep's minute", async () => {
    const { context, model, clock, got, add, deliver, note } = await world((_url, seen) =>
      seen < 5 ? new Response(null, { status: 503 }) : new Response(null, { status: 204 }),
    );
    const { endpointId } = await add();
    const documentId = await plantDocument(context, model.id);
    for (let event = 0; event < 4; event += 1) await note("documents.approve", documentId);
    const waits: (number | null)[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const { again } = await deliver(endpointId);
      waits.push(again);
      clock.ahead += again ?? 0;
    }
    expect(waits).toEqual([6_000, 11_000, 21_000, 41_000]);
    expect(got).toHaveLength(4);
    expect((await deliver(endpointId)).again).toBeNull();
    expect(got.length).toBeGreaterThan(4);
  });

  it("waits as long as the receiver asks, and holds up the others of this endpoint alone", async () => {
    const { context, model, clock, got, add, deliver, note } = await world((url, seen) =>
      url.includes("busy") && seen === 1
        ? new Response(null, { status: 429, headers: { "Retry-After": "3600" } })
        : new Response(null, { status: 204 }),
    );
    const [busy, good] = [await add("busy.example.com"), await add("good.example.com")];
    const documentId = await plantDocument(context, model.id);
    for (let event = 0; event < 3; event += 1) await note("documents.approve", documentId);
    const [left] = [await deliver(busy.endpointId), await deliver(good.endpointId)];
    // Too far away for a message: the sweep finds it.
    expect(left.again).toBeNull();
    clock.ahead = hour - minute;
    await deliver(busy.endpointId);
    expect(got.filter(({ url }) => url.includes("busy"))).toHaveLength(1);
    expect(got.filter(({ url }) => url.includes("good"))).toHaveLength(3);
    clock.ahead = hour + minute;
    await deliver(busy.endpointId);
    expect(got.filter(({ url }) => url.includes("busy"))).toHaveLength(4);
    expect(await getEndpoint(context, busy)).toMatchObject({ state: "enabled", failingSince: null });
  });

  it("is noted with the others of its turn, also when the next message cannot be made", async () => {
    const { context, model, got, add, note, logOf } = await world();
    const { endpointId } = await add();
    const documentId = await plantDocument(context, model.id);
    for (let event = 0; event < 30; event += 1) await note("documents.approve", documentId);
    let batches = 0;
    const counted = {
      ...context.shard,
      batch: (statements: never) => {
        batches += 1;
        return context.shard.batch(statements);
      },
    };
    const turn = { ...context, actor: { kind: "system", id: "webhooks" } as const, shard: counted };
    expect(await deliverWebhooks(turn, { endpointId })).toEqual({ delivered: 30, more: false, again: null });
    expect(batches).toBe(1);
    expect((await logOf(endpointId)).map(({ state }) => state)).toEqual(Array(30).fill("delivered"));
    for (let event = 0; event < 2; event += 1) await note("documents.approve", documentId);
    const { webhooks } = context;
    let sent = 0;
    const broken = {
      ...webhooks,
      send: (message: Parameters<typeof webhooks.send>[0]) => {
        sent += 1;
        if (sent === 2) throw new Error("the runtime broke off");
        return webhooks.send(message);
      },
    };
    await expect(deliverWebhooks({ ...turn, webhooks: broken }, { endpointId })).rejects.toThrow("broke off");
    expect((await logOf(endpointId)).slice(0, 2).map(({ state }) => state)).toEqual(["waiting", "delivered"]);
    expect(got).toHaveLength(31);
  });

  it("is made by one turn at a time, and by the next when a turn was cut off", async () => {
    let release = () => {};
    const { context, model, clock, got, add, deliver, note } = await world(async (_, seen) => {
      if (seen === 1)
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      return new Response();
    });
    const { endpointId } = await add();
    const documentId = await plantDocument(context, model.id);
    for (let event = 0; event < 2; event += 1) await note("documents.approve", documentId);
    const slow = deliver(endpointId);
    while (got.length === 0) await scheduler.wait(1);
    expect(await deliver(endpointId)).toEqual({ delivered: 0, more: false, again: null });
    clock.ahead = 2 * minute;
    expect(await deliver(endpointId)).toEqual({ delivered: 2, more: false, again: null });
    release();
    await slow;
    const times = got.map(({ headers }) => headers["webhook-id"]);
    expect(times).toHaveLength(3);
    expect(new Set(times).size).toBe(2);
  });

  it("stops at 410, and after five days without success; administrators are told, once", async () => {
    const { context, model, clock, add, deliver, note } = await world((url) =>
      url.includes("gone")
        ? new Response(null, { status: 410 })
        : new Response(null, { status: 307, headers: { Location: "https://10.0.0.1/" } }),
    );
    const reader = await makeReader(context);
    const [gone, down] = [await add("gone.example.com"), await add("down.example.com")];
    const documentId = await plantDocument(context, model.id);
    await note("documents.approve", documentId);
    await deliver(gone.endpointId);
    await deliver(down.endpointId);
    await tellPeople(context, context.now());
    expect(await getEndpoint(context, gone)).toMatchObject({
      state: "disabled",
      problem: "webhooks.problem.gone",
    });
    for (const [ahead, state] of [
      [day + hour, "failing"],
      [2 * day, "failing"],
      [5 * day + hour, "disabled"],
      [6 * day, "disabled"],
    ] as const) {
      clock.ahead = ahead;
      await deliver(down.endpointId);
      await tellPeople(context, context.now());
      expect(await getEndpoint(context, down)).toMatchObject({ state });
    }
    const mails = await notificationsFor(reader.email);
    expect(mails).toHaveLength(3);
    expect(mails[0]?.body).toContain("The webhook gone.example.com was switched off:");
    expect(mails[1]?.body).toContain("Nothing could be delivered to the webhook down.example.com for a day:");
    expect(mails[2]?.body).toContain("The webhook down.example.com was switched off:");
    expect(mails[2]?.body).toContain(`/connections/webhooks/${down.endpointId}`);
    await note("documents.approve", documentId);
    const logOf = async () =>
      (await listDeliveries(context, down)).deliveries.map(({ state, nextAt }) => [state, nextAt]);
    expect(await logOf()).toEqual([["waiting", null]]);
    await setEndpointEnabled(context, { endpointId: down.endpointId, enabled: true, resend: true });
    expect(await logOf()).toEqual([
      ["waiting", expect.any(Date)],
      ["waiting", expect.any(Date)],
    ]);
  });

  it("that fails is among the latest problems of the home page, unless somebody turned its endpoint off", async () => {
    const { context, model, add, deliver } = await world(
      (url) => new Response("", { status: url.includes("bad") ? 500 : 200 }),
    );
    const [good, bad] = [await add(), await add("bad.example.com")];
    await receiveDocument(context, {
      modelId: model.id,
      bytes: pdf,
      fileName: "a.pdf",
      source: "api",
      sourceKey: "a",
    });
    for (const { endpointId } of [good, bad]) await deliver(endpointId);
    const wrongOf = async (who: typeof context) => (await getHome(who, {})).wrong;
    expect(await wrongOf(context)).toMatchObject([
      {
        kind: "webhook",
        about: "bad.example.com",
        to: `/connections/webhooks/${bad.endpointId}`,
        problem: null,
      },
    ]);
    const clerk = { kind: "person" as const, id: "clerk", permissions: ["TenantModel.ViewDocument"] };
    expect(await wrongOf(asActor(context, clerk) as typeof context)).toEqual([]);
    await setEndpointEnabled({ ...context }, { endpointId: bad.endpointId, enabled: false, resend: false });
    expect(await wrongOf(context)).toEqual([]);
  });

  it("is made again when somebody asks, one or all since a day", async () => {
    const { context, model, got, woken, add, deliver, note, logOf } = await world();
    const { endpointId } = await add();
    const documentId = await plantDocument(context, model.id);
    for (let event = 0; event < 3; event += 1) await note("documents.approve", documentId);
    await deliver(endpointId);
    const [newest] = await logOf(endpointId);
    await resendWebhook(context, { endpointId, deliveryId: newest?.id ?? "" });
    expect(woken).toEqual([{ tenantId: context.tenant.id, endpointId }]);
    await deliver(endpointId);
    expect(got.map(({ headers }) => headers["webhook-id"]).slice(2)).toEqual([
      newest?.eventId,
      newest?.eventId,
    ]);
    const since = new Date(Date.now() - day);
    expect(await resendWebhooksSince(context, { endpointId, since })).toEqual({ deliveries: 0 });
    expect(await resendWebhooksSince(context, { endpointId, since, all: true })).toEqual({ deliveries: 3 });
    const [year = "", month, dayOfMonth] = since.toISOString().slice(0, 10).split("-");
    const typed = { endpointId, since: `${month}/${dayOfMonth}/${year}`, all: true };
    expect(await resendWebhooksSince(context, typed)).toEqual({ deliveries: 3 });
    await expect(resendWebhooksSince(context, { ...typed, since: "5" })).rejects.toMatchObject({
      messageKey: "webhooks.problem.since",
    });
    const later = await add("later.example.com");
    expect(await resendWebhooksSince(context, { endpointId: later.endpointId, since })).toEqual({
      deliveries: 3,
    });
    await deliver(later.endpointId);
    expect(got.filter(({ url }) => url.includes("later")).map((one) => dataOf(one).sequence)).toEqual([
      1, 2, 3,
    ]);
  });

  it("is found by the sweep when nothing woke it, and forgotten after 30 days", async () => {
    const { context, model, clock, woken, add, deliver, note, logOf } = await world();
    const { endpointId } = await add();
    const off = await add("off.example.com");
    await setEndpointEnabled(context, { endpointId: off.endpointId, enabled: false });
    const documentId = await plantDocument(context, model.id);
    for (let event = 0; event < 2; event += 1) await note("documents.approve", documentId);
    const sweep = () =>
      sweepWebhooks({ ...context, actor: { kind: "system", id: "sweep" }, shards: allShards(env) }, {});
    await wakeWebhooks({ ...context, actor: { kind: "system", id: "webhooks" } }, {});
    expect(woken.splice(0)).toEqual([{ tenantId: context.tenant.id, endpointId }]);
    await sweep();
    const ours = () => woken.splice(0).filter(({ tenantId }) => tenantId === context.tenant.id);
    expect(ours()).toEqual([{ tenantId: context.tenant.id, endpointId }]);
    await deliver(endpointId);
    clock.ahead = 29 * day;
    await sweep();
    expect(ours()).toEqual([]);
    expect(await logOf(endpointId)).toHaveLength(2);
    clock.ahead = 31 * day;
    await sweep();
    // The newest stays, so that no number is given twice.
    expect((await logOf(endpointId)).map(({ sequence }) => sequence)).toEqual([2]);
    await note("documents.approve", documentId);
    expect((await logOf(endpointId)).map(({ sequence }) => sequence)).toEqual([3, 2]);
  });
});
