import { introspectWorkflowInstance } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createPaddleStandIn } from "@tests/stand-ins/paddle/paddle-stand-in";
import { payer } from "@tests/support/billing-bench";
import { clockedStep } from "@tests/support/clocked-step";
import { deliverTo } from "@tests/support/deliver-paddle";
import { makeKey } from "@tests/support/make-key";
import { makeMember } from "@tests/support/make-member";
import { makeModel } from "@tests/support/make-model";
import { makePerson } from "@tests/support/make-person";
import { adminActor, makeTenant, makeUnpaidTenant } from "@tests/support/make-tenant";
import { submitDocument } from "@tests/support/submit-document";
import { tradeInvoice } from "@tests/support/trade-invoice";
import { deleteTenant } from "@workers/extraction/delete-tenant";
import { startDeletionJob } from "@workers/extraction/start-deletion-job";
import { describe, expect, test, vi } from "vitest";
import { curePeriod } from "~/domain/tenants/deletion";
import type { BillingSweepContext } from "~/operations/billing/billing-job-context";
import { endErased } from "~/operations/billing/end-erased";
import { subscribe } from "~/operations/billing/subscribe";
import type { TenantContext } from "~/operations/context";
import { cancelDeletion } from "~/operations/tenants/cancel-deletion";
import { requestDeletion } from "~/operations/tenants/request-deletion";
import type { WebBindings } from "~/platform/bindings";
import { makeBillingSweepContext } from "~/platform/payment/billing-sweep-context";
import { createPaddleGateway } from "~/platform/payment/paddle-gateway";
import { openTenant } from "~/platform/tenancy";

const origin = "https://fieldwise.example";
const day = 24 * 60 * 60 * 1000;

/**
 * A tenant with documents, files, a model, an owner with an account and a session, a key, and someone of two tenants.
 */
async function filledTenant() {
  const context = await makeTenant();
  const model = await makeModel(context);
  for (const index of [0, 1]) await submitDocument(context, model, tradeInvoice(index));
  const owner = await makePerson();
  await makeMember(context, { userId: owner.person.id, email: owner.email });
  await makeKey(context);
  const both = await makePerson();
  await makeMember(context, { userId: both.person.id, email: both.email, status: -1 });
  await makeMember(await makeTenant(), { userId: both.person.id, email: both.email });
  return { context, owner, both };
}

const jobs = { startDeletion: vi.fn(async () => {}), startExport: async () => {} };

async function requested(context: TenantContext) {
  const at = context.now();
  const inside = { ...context, now: () => at, jobs, actor: adminActor };
  const { dueAt } = await requestDeletion(inside, { confirmation: context.tenant.name, origin });
  const request = { tenantId: context.tenant.id, requestedAt: at.getTime(), origin };
  expect(jobs.startDeletion).toHaveBeenLastCalledWith(request);
  return { at, dueAt, request };
}

/** Rows of every table of a database that names the tenant. */
async function rowsOf(database: D1Database, tenantId: string): Promise<Record<string, number>> {
  const tables = await database
    .prepare("select name, sql from sqlite_master where type = 'table' and sql like '%`tenant_id`%'")
    .all<{ name: string }>();
  expect(tables.results.length).toBeGreaterThan(8);
  const counts: Record<string, number> = {};
  for (const { name } of tables.results) {
    const row = await database
      .prepare(`select count(*) as rows from "${name}" where tenant_id = ?`)
      .bind(tenantId)
      .first<{ rows: number }>();
    if (row && row.rows > 0) counts[name] = row.rows;
  }
  return counts;
}

/** Rows of the tables that hang on documents and models by their ids. */
async function orphans(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const of = (table: string, column: string, parent: string) =>
    env.SHARD_US_1.prepare(
      `select count(*) as rows from ${table} where ${column} not in (select id from ${parent})`,
    ).first<{ rows: number }>();
  for (const table of [
    "pages",
    "results",
    "corrections",
    "training_documents",
    "layout_keys",
    "duplicate_keys",
  ])
    counts[table] = (await of(table, "document_id", "documents"))?.rows ?? 0;
  counts.document_counts = (await of("document_counts", "model_id", "tenant_ai_models"))?.rows ?? 0;
  return counts;
}

/** A tenant that has paid at Paddle, or what stands in for it. */
async function tenantAtPaddle() {
  const context = await makeUnpaidTenant();
  await env.DB_CONTROL.prepare("update plans set paddle_price_id = 'pri_' || code").run();
  const gateway = createPaddleGateway({
    apiKey: "pdl_1",
    environment: "http://localhost:9998",
    clientToken: "",
    webhookSecrets: ["secret"],
    hostedCheckout: null,
  });
  const bench = makeBillingSweepContext(env as WebBindings);
  const sweep: BillingSweepContext = {
    ...bench,
    gateway,
    enter: async (tenantId) => {
      const entered = await bench.enter(tenantId);
      return entered && { ...entered, gateway };
    },
  };
  const standIn = createPaddleStandIn({
    prices: { "pri_us-bronze": { amount: 4900, currency: "USD" } },
    secret: "secret",
    now: context.now,
    deliver: deliverTo(sweep),
  });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) =>
    standIn.fetch(new Request(input as RequestInfo, init)),
  );
  const { checkout } = await subscribe(
    { ...context, gateway },
    { ...payer, planCode: "us-bronze", card: null },
  );
  await standIn.pay(checkout?.transactionId ?? "", "succeeds");
  return { context, standIn, sweep };
}

const mailsTo = async (email: string) =>
  (
    await env.DB_CONTROL.prepare(
      "select subject from mail_outbox where recipient = ? order by created_at, id",
    )
      .bind(email)
      .all<{ subject: string }>()
  ).results.map(({ subject }) => subject);

const asJob = (context: TenantContext, now: () => Date) => ({
  ...context,
  now,
  actor: { kind: "system", id: "deletion" } as const,
});

describe("the deletion of a tenant", () => {
  test("reminds, waits out the cure period and then leaves nothing of it", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const { context, owner, both } = await filledTenant();
    const { id, name } = context.tenant;
    const { at, dueAt, request } = await requested(context);
    expect(dueAt.getTime() - at.getTime()).toBe(15 * day);
    expect(curePeriod).toBe(15 * day);
    const sleeps: string[] = [];
    const clock = clockedStep(at, async (sleep) => {
      sleeps.push(sleep);
      expect((await openTenant(env, context.control, id))?.tenant.status).toBe("closing");
    });
    await deleteTenant(asJob(context, clock.now), request, clock.step);

    expect(sleeps).toEqual(["7 days before", "1 days before", "end of cure period"]);
    expect(await openTenant(env, context.control, id)).toBeNull();
    expect(await rowsOf(env.SHARD_US_1, id)).toEqual({});
    expect(Object.keys(await rowsOf(env.DB_CONTROL, id))).toEqual(["audit"]);
    expect(Object.values(await orphans()).every((rows) => rows === 0)).toBe(true);
    expect((await env.FILES_US_1?.list({ prefix: `${id}/` }))?.objects).toEqual([]);
    const audit = await env.DB_CONTROL.prepare(
      "select distinct actor_id, subject_id, detail, address from audit where tenant_id = ?",
    )
      .bind(id)
      .all();
    expect(audit.results).toEqual([{ actor_id: "erased", subject_id: null, detail: null, address: null }]);

    const account = (userId: string) =>
      env.DB_CONTROL.prepare("select email from users where id = ?").bind(userId).first();
    expect(await account(owner.person.id)).toBeNull();
    expect(await account(both.person.id)).toEqual({ email: both.email });
    expect(await mailsTo(owner.email)).toEqual([`${name} has been deleted`]);
  });

  test("writes at once, seven days and one day before, each once even when a step is done again", async () => {
    const { context, owner } = await filledTenant();
    const { at, request } = await requested(context);
    const clock = clockedStep(at, async (sleep) => {
      if (sleep === "end of cure period") throw new Error("the Worker went down");
    });
    const job = asJob(context, clock.now);
    await expect(deleteTenant(job, request, clock.step)).rejects.toThrow("went down");
    await expect(deleteTenant(job, request, clock.step)).rejects.toThrow("went down");
    const subjects = await mailsTo(owner.email);
    expect(subjects.filter((subject) => /days left: 7/.test(subject))).toHaveLength(1);
    expect(subjects.filter((subject) => /days left: 1\b/.test(subject))).toHaveLength(1);
    expect(subjects.filter((subject) => /will be deleted on [^(]*$/.test(subject))).toHaveLength(1);
  });

  test("ends when it is cancelled, and the tenant works again", async () => {
    const { context, owner } = await filledTenant();
    const { at, request } = await requested(context);
    const clock = clockedStep(at, async (sleep) => {
      if (sleep === "end of cure period") await cancelDeletion({ ...context, actor: adminActor }, { origin });
    });
    await deleteTenant(asJob(context, clock.now), request, clock.step);
    expect(clock.done).not.toContain("rows 0");
    const home = await openTenant(env, context.control, context.tenant.id);
    expect(home?.tenant).toMatchObject({ status: "active", deletionDueAt: null });
    expect(await mailsTo(owner.email)).toContain(`${context.tenant.name} will be kept`);
  });

  test("ends what a payment service would go on charging before it erases", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const { context, standIn, sweep } = await tenantAtPaddle();
    const { id } = context.tenant;
    const statuses = () => standIn.subscriptionsOf(id).map(({ status }) => status);
    const { at, request } = await requested(context);
    const sleeps: string[] = [];
    const clock = clockedStep(new Date(at.getTime() + 16 * day), async (sleep) => {
      sleeps.push(sleep);
      expect(statuses()).toEqual(["active"]);
      await endErased(sweep, {});
    });
    await deleteTenant(asJob(context, clock.now), request, clock.step);
    expect(sleeps).toEqual(["before charges 1"]);
    expect(statuses()).toEqual(["canceled"]);
    expect(await openTenant(env, context.control, id)).toBeNull();
    const events = await env.DB_CONTROL.prepare("select 1 from payment_events where subject = ?")
      .bind(id)
      .all();
    expect(events.results).toEqual([]);
  });

  test("erases nothing of a tenant that a payment service still charges", async () => {
    const { context } = await tenantAtPaddle();
    const { at, request } = await requested(context);
    const clock = clockedStep(new Date(at.getTime() + 16 * day));
    await expect(deleteTenant(asJob(context, clock.now), request, clock.step)).rejects.toThrow(
      "does not end",
    );
    expect(clock.done).not.toContain("rows 0");
    expect((await openTenant(env, context.control, context.tenant.id))?.tenant.status).toBe("erasing");
  });

  test("does not take an old request for a new one", async () => {
    const { context } = await filledTenant();
    const first = await requested(context);
    await cancelDeletion({ ...context, actor: adminActor }, { origin });
    const later = { ...context, now: () => new Date(first.at.getTime() + day) };
    await requested(later);
    const clock = clockedStep(new Date(first.at.getTime() + 20 * day));
    await deleteTenant(asJob(context, clock.now), first.request, clock.step);
    expect(clock.done).toEqual(["remind 0"]);
  });

  test("goes on where it broke off", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const { context } = await filledTenant();
    const { at, request } = await requested(context);
    const clock = clockedStep(new Date(at.getTime() + 16 * day));
    const broken = {
      ...asJob(context, clock.now),
      files: { ...context.files, deleteSome: () => Promise.reject(new Error("R2 is down")) },
    };
    await expect(deleteTenant(broken, request, clock.step)).rejects.toThrow("R2 is down");
    expect((await openTenant(env, context.control, context.tenant.id))?.tenant.status).toBe("erasing");
    await expect(cancelDeletion({ ...context, actor: adminActor }, { origin })).rejects.toMatchObject({
      code: "conflict",
    });
    await deleteTenant(asJob(context, clock.now), request, clock.step);
    expect(await openTenant(env, context.control, context.tenant.id)).toBeNull();
  });

  test("runs as a Workflow, started once however often it is asked for", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const { context } = await filledTenant();
    const past = { ...context, now: () => new Date(Date.now() - 16 * day) };
    const { request } = await requested(past);
    const id = `${request.tenantId}-${request.requestedAt}`;
    await using workflow = await introspectWorkflowInstance(env.DELETION_WORKFLOW, id);
    await workflow.modify((change) => change.disableSleeps());
    const ask = () =>
      startDeletionJob(
        new Request("http://extraction/deletions", { method: "POST", body: JSON.stringify(request) }),
        env,
      );
    expect([(await ask()).status, (await ask()).status]).toEqual([202, 202]);
    await workflow.waitForStatus("complete");
    expect(await openTenant(env, context.control, context.tenant.id)).toBeNull();
  });
});
