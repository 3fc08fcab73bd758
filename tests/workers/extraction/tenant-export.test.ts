import { introspectWorkflowInstance } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { clockedStep } from "@tests/support/clocked-step";
import { makeMember } from "@tests/support/make-member";
import { makeModel } from "@tests/support/make-model";
import { makePerson } from "@tests/support/make-person";
import { makeTenant } from "@tests/support/make-tenant";
import { submitDocument } from "@tests/support/submit-document";
import { tradeInvoice } from "@tests/support/trade-invoice";
import { exportTenant } from "@workers/extraction/export-tenant";
import { startExportJob } from "@workers/extraction/start-export-job";
import { sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { insertBill } from "~/data/control/bills";
import { findNewestSubscription } from "~/data/control/subscriptions";
import { documentFiles } from "~/domain/documents/document-files";
import { exportLifetime } from "~/domain/tenants/data-export";
import type { TenantContext } from "~/operations/context";
import { getExportFile } from "~/operations/tenants/download-export";
import { listExports } from "~/operations/tenants/list-exports";
import { startExport } from "~/operations/tenants/start-export";
import { sweepTenants } from "~/operations/tenants/sweep";
import { makeExportContext } from "~/platform/tenant-exports";

const origin = "https://fieldwise.example";
const jobs = { startDeletion: async () => {}, startExport: async () => {} };

/** A bill of the tenant's subscription, paid. */
async function plantBill({ control, tenant }: TenantContext) {
  const subscription = await findNewestSubscription(control);
  await insertBill(control, {
    id: crypto.randomUUID(),
    key: crypto.randomUUID(),
    number: `B-${tenant.id}`,
    subscriptionId: subscription?.id ?? "",
    kind: "recurring",
    status: "paid",
    lines: [],
    billedOn: "2026-05-01",
    periodStart: "2026-05-01",
    periodEnd: "2026-06-01",
    currency: "USD",
    amount: 4900,
    createdAt: new Date(),
  });
}

async function tenantWithDocuments(count: number) {
  const { person } = await makePerson();
  const tenant = await makeTenant();
  const actor = { kind: "person", id: person.id, permissions: ["*"] } as const;
  const context = { ...tenant, actor, jobs };
  await makeMember(context, { userId: person.id, email: person.email });
  const model = await makeModel(context);
  for (let index = 0; index < count; index += 1) {
    const documentId = await submitDocument(context, model, tradeInvoice(index));
    await context.files.put(documentFiles.original(documentId), `original ${index}`, "application/pdf");
  }
  return { context, person };
}

async function filesOf(context: TenantContext, exportId: string): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  const [row] = await listExports(context, {});
  for (const { number } of row?.parts ?? []) {
    const { stream } = await getExportFile(context, { exportId, number });
    const archive = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
    for (const [name, bytes] of Object.entries(archive)) all.set(name, new TextDecoder().decode(bytes));
  }
  return all;
}

async function asJob({ tenant }: TenantContext) {
  const job = await makeExportContext(env, tenant.id);
  if (!job) throw new Error("the tenant is gone");
  return job;
}

test("an export holds every file, result, model, user and audit row, in as many archives as it takes", async () => {
  const { context, person } = await tenantWithDocuments(5);
  await plantBill(context);
  // What has a readiness is counted by it, too.
  await context.shard.run((tenantId) => sql`update documents set concerns = 0 where tenant_id = ${tenantId}`);
  const { exportId } = await startExport(context, { origin });
  await expect(startExport(context, { origin })).rejects.toMatchObject({ code: "conflict" });
  const { step, done } = clockedStep(context.now());
  const request = { tenantId: context.tenant.id, exportId, origin };
  await exportTenant(
    { ...(await asJob(context)), limits: { documents: 2, bytes: 1e9 } } as never,
    request,
    step,
  );
  // The organization, three of documents, their rows, and the end.
  expect(done).toEqual([...[1, 2, 3, 4, 5, 6].map((number) => `part ${number}`), "finish"]);

  const [row] = await listExports(context, {});
  expect(row).toMatchObject({ state: "ready", done: 5, total: 5, recipient: person.email });
  const files = await filesOf(context, exportId);
  const originals = [...files].filter(([name]) => /\/original-submitted-\d\.pdf$/.test(name));
  expect(originals.map(([, text]) => text).sort()).toEqual(
    [0, 1, 2, 3, 4].map((index) => `original ${index}`),
  );
  const values = [...files]
    .filter(([name]) => name.endsWith("/values.json"))
    .map(([, text]) => JSON.parse(text));
  expect(values).toHaveLength(5);
  expect(values[0].results[0].fields.invoiceNumber).toBeDefined();
  expect(JSON.parse(files.get("models.json") ?? "")).toMatchObject([{ name: "Supplier Invoices" }]);
  expect(files.get("users.csv")).toContain(person.email);
  expect(files.get("audit.csv")).toContain("tenants.start-export");
  expect(JSON.parse(files.get("organization.json") ?? "")).toMatchObject({
    companyName: "Blue Harbour Pty Ltd",
  });
  expect(files.get("bills.csv")).toContain(",recurring,2026-05-01,2026-05-01,2026-06-01,USD,49,paid");
  expect(JSON.parse(files.get("bills.json") ?? "")).toMatchObject([{ amount: 4900, status: "paid" }]);
  expect(JSON.parse(files.get("subscriptions.json") ?? "")).toMatchObject([{ tier: "gold" }]);
  const mail = await env.DB_CONTROL.prepare("select subject, body from mail_outbox where id = ?")
    .bind(`export-${exportId}`)
    .first<{ body: string }>();
  expect(mail?.body).toContain(`${origin}/tenant/export`);
});

test("a long audit log goes into as many archives as it takes, each line once", async () => {
  const { context } = await tenantWithDocuments(1);
  await context.shard.run(
    (tenantId) => sql`insert into audit (id, tenant_id, at, actor_kind, actor_id, operation)
      with recursive n (i) as (select 1 union all select i + 1 from n where i < 450)
      select ${tenantId} || '-' || i, ${tenantId}, i, 'system', 'test', 'line-' || i from n`,
  );
  const { exportId } = await startExport(context, { origin });
  const request = { tenantId: context.tenant.id, exportId, origin };
  const limits = { documents: 2, bytes: 4_000 };
  await exportTenant(
    { ...(await asJob(context)), limits } as never,
    request,
    clockedStep(context.now()).step,
  );
  const files = await filesOf(context, exportId);
  const logs = ["audit.csv", "audit-2.csv", "audit-3.csv"].map((name) => files.get(name) ?? "");
  expect(files.has("audit-4.csv")).toBe(false);
  const told = logs.flatMap((text) => [...text.matchAll(/,line-(\d+),/g)].map(([, line]) => Number(line)));
  expect(told).toEqual(Array.from({ length: 450 }, (_, at) => 450 - at));
  expect(logs.every((text) => text.length < 40_000)).toBe(true);
  const [row] = await listExports(context, {});
  expect(row).toMatchObject({ state: "ready", done: 1 });
});

test("an export can be downloaded in its own tenant, until it expires and its files are swept", async () => {
  const { context } = await tenantWithDocuments(0);
  const { exportId } = await startExport(context, { origin });
  await exportTenant(
    await asJob(context),
    { tenantId: context.tenant.id, exportId, origin },
    clockedStep(context.now()).step,
  );
  expect((await getExportFile(context, { exportId, number: 1 })).byteSize).toBeGreaterThan(500);
  const other = await makeTenant();
  await expect(getExportFile(other, { exportId, number: 1 })).rejects.toMatchObject({ code: "not-found" });

  const later = { ...context, now: () => new Date(Date.now() + exportLifetime + 1000) };
  await expect(getExportFile(later, { exportId, number: 1 })).rejects.toMatchObject({ code: "not-found" });
  const sweeper = {
    ...later,
    actor: { kind: "system", id: "sweep" } as const,
    filesOf: async () => context.files,
  };
  await sweepTenants(sweeper, { origin });
  expect((await env.FILES_US_1?.list({ prefix: `${context.tenant.id}/exports/` }))?.objects).toEqual([]);
  expect((await listExports(context, {}))[0]).toMatchObject({ state: "expired", parts: [] });
});

test("an export that cannot be written fails, leaves nothing behind and can be started again", async () => {
  const { context } = await tenantWithDocuments(1);
  const { exportId } = await startExport(context, { origin });
  const log = { ...context.log, error: () => {} };
  const broken = {
    ...(await asJob(context)),
    log,
    zip: () => {
      throw new Error("no archive");
    },
  };
  await exportTenant(
    broken,
    { tenantId: context.tenant.id, exportId, origin },
    clockedStep(context.now()).step,
  );
  expect((await listExports(context, {}))[0]?.state).toBe("failed");
  await expect(startExport(context, { origin })).resolves.toHaveProperty("exportId");
});

test("an export runs as a Workflow", async () => {
  const { context } = await tenantWithDocuments(1);
  const { exportId } = await startExport(context, { origin });
  await using workflow = await introspectWorkflowInstance(env.EXPORT_WORKFLOW, exportId);
  const body = JSON.stringify({ tenantId: context.tenant.id, exportId, origin });
  const asked = await startExportJob(new Request("http://extraction/exports", { method: "POST", body }), env);
  expect(asked.status).toBe(202);
  await workflow.waitForStatus("complete");
  expect((await listExports(context, {}))[0]).toMatchObject({ state: "ready", done: 1 });
});
