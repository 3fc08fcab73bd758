import { env } from "cloudflare:workers";
import { quietProcessing } from "@tests/stand-ins/quiet-queues";
import { insertBill } from "~/data/control/bills";
import { insertExport } from "~/data/control/tenant-exports";
import { insertEditUpload } from "~/data/shard/edit-uploads";
import { advanceReportFile, endReportFile, insertReportFile } from "~/data/shard/report-files";
import { insertTrainingRun } from "~/data/shard/training-runs";
import { insertDelivery, insertEvent } from "~/data/shard/webhook-deliveries";
import { insertEndpoint } from "~/data/shard/webhook-endpoints";
import { insertZipFile } from "~/data/shard/zip-files";
import { noCounts } from "~/domain/edits/edit-upload";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import { reportFiles } from "~/domain/reports/report-file";
import { exportFiles } from "~/domain/tenants/data-export";
import type { TenantContext } from "~/operations/context";
import { createTemplate } from "~/operations/export-templates/create";
import { receiveWithoutModel } from "~/operations/inbox/receive";
import { importOrders } from "~/operations/orders/import";
import { listOrders } from "~/operations/orders/list";
import { createSupplier } from "~/operations/suppliers/create";
import { makeKey } from "./make-key";
import { makeMember } from "./make-member";
import { makeModel } from "./make-model";
import { makeTenant } from "./make-tenant";
import { plantDocument } from "./plant-document";
import { plantVersion } from "./plant-version";

/** What can be named by an id in an address. */
export type Kind =
  | ("tenant" | "model" | "document" | "otherDocument" | "run" | "version")
  | (
      | "user"
      | "role"
      | "apiUser"
      | "key"
      | "export"
      | "bill"
      | "zipFile"
      | "editUpload"
      | "webhook"
      | "delivery"
      | "reportFile"
      | "template"
      | "supplier"
      | "order"
      | "waitingFile"
    );

export type World = { context: TenantContext; ids: Record<Kind, string> };

/** A tenant that has one of everything that an address can name. */
export async function plantWorld(): Promise<World> {
  const context = await makeTenant();
  const model = (await makeModel(context)).id;
  const run = context.newId();
  const now = context.now();
  await insertTrainingRun(context.shard, {
    id: run,
    modelId: model,
    state: "failed",
    stage: "collecting",
    actorId: "p",
    startedAt: now,
    progressAt: now,
  });
  const apiUser = (await makeMember(context, { kind: "api", email: null, givenName: "Robot" })).id;
  return {
    context,
    ids: {
      tenant: context.tenant.id,
      model,
      document: await plantDocument(context, model, { position: 1 }),
      otherDocument: await plantDocument(context, model, { position: 2 }),
      run,
      version: await plantVersion(context, model),
      user: (await makeMember(context)).id,
      role: assistantRoleOf(context.tenant),
      apiUser,
      key: (await makeKey(context, { memberId: apiUser })).id,
      export: await plantExport(context),
      bill: await plantBill(context),
      zipFile: await plantZipFile(context, model),
      editUpload: await plantEditUpload(context, model),
      reportFile: await plantReportFile(context, model),
      ...(await plantOrder(context)),
      template: (await createTemplate(context, { modelId: model, preset: "sage" })).id,
      // Later than any test: whoever works in the organization wakes what is due.
      ...(await plantWebhook(context, 60 * 60_000)),
      waitingFile: await plantWaitingFile(context),
    },
  };
}

/** A file of the inbox. */
async function plantWaitingFile(context: TenantContext): Promise<string> {
  const bytes = new TextEncoder().encode("%PDF-1.7 of nobody");
  const quiet = { ...context, processing: quietProcessing };
  return (await receiveWithoutModel(quiet, { fileName: "pile.pdf", bytes, source: "browser" })).waitingFileId;
}

/** A supplier with an order. */
async function plantOrder(context: TenantContext): Promise<{ supplier: string; order: string }> {
  const given = { name: "Larkmoor Joinery Ltd", number: "V1", orderRequired: false };
  const { supplierId } = await createSupplier(context, given);
  await importOrders(context, { text: "orderNumber,supplierNumber,quantity\n4500012,V1,10\n", apply: true });
  const { items } = await listOrders(context, {});
  return { supplier: supplierId, order: items[0]?.id ?? "" };
}

async function plantExport(context: TenantContext): Promise<string> {
  const [id, at] = [context.newId(), context.now()];
  const expiresAt = new Date(at.getTime() + 60_000);
  await insertExport(context.control, {
    id,
    state: "ready",
    requestedBy: "p",
    requestedAt: at,
    progressAt: at,
    readyAt: at,
    expiresAt,
    parts: [{ number: 1, byteSize: 3, documents: 1 }],
  });
  await context.files.put(exportFiles.part(id, 1), "zip", "application/zip");
  return id;
}

/** An upload of values that waits to be applied. */
async function plantEditUpload(context: TenantContext, modelId: string): Promise<string> {
  const id = context.newId();
  const at = context.now();
  await insertEditUpload(context.shard, {
    id,
    modelId,
    actor: context.actor,
    fileName: "values.csv",
    format: "csv",
    byteSize: 1,
    applies: false,
    status: "ready",
    layout: { columns: [], ignored: [], monthFirst: null, decimalMark: null },
    counts: noCounts,
    createdAt: at,
    progressAt: at,
  });
  return id;
}

async function plantReportFile(
  { shard, files, newId, now }: TenantContext,
  modelId: string,
): Promise<string> {
  const id = newId();
  await insertReportFile(shard, {
    id,
    modelId,
    wanted: id,
    report: "documents",
    fromDay: "2026-01-01",
    toDay: "2026-01-31",
    step: "day",
    format: "csv",
    language: "en",
    recipients: [],
    requestedBy: "p",
    requestedAt: now(),
  });
  await advanceReportFile(shard, { fileId: id, number: 1 }, { piece: 0, cursor: null, rows: 1, at: now() });
  const expiresAt = new Date(now().getTime() + 60_000);
  await endReportFile(
    shard,
    { fileId: id, number: 1 },
    { state: "ready", byteSize: 3, expiresAt, at: now() },
  );
  await files.put(reportFiles.file(id), "csv", "text/csv");
  return id;
}

/** Nobody listens at its address. Its delivery is due after `wait` milliseconds. */
export async function plantWebhook({ shard, newId, now, secrets, tenant }: TenantContext, wait = 0) {
  const [webhook, delivery, eventId, at] = [newId(), newId(), newId(), now()];
  const use = { purpose: "webhook-secret", owner: `${tenant.id}:${webhook}` } as const;
  await insertEndpoint(shard, {
    id: webhook,
    url: "http://127.0.0.1:9/in",
    eventTypes: ["document.approved"],
    sealedSecret: await secrets.seal("whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=", use),
    state: "enabled",
    notBefore: at,
    busyUntil: at,
    createdAt: at,
  });
  await insertEvent(shard, { id: eventId, type: "webhook.test", data: {}, at });
  await insertDelivery(shard, {
    id: delivery,
    endpointId: webhook,
    eventId,
    nextAt: new Date(at.getTime() + wait),
  });
  return { webhook, delivery };
}

async function plantZipFile(context: TenantContext, modelId: string): Promise<string> {
  const [id, at] = [context.newId(), context.now()];
  await insertZipFile(context.shard, {
    id,
    modelId,
    fileName: "june.zip",
    byteSize: 3,
    sha256: id,
    source: "api",
    status: "done",
    taken: 1,
    submittedAt: at,
    progressAt: at,
  });
  await plantDocument(context, modelId, { position: 3, zipFileId: id });
  return id;
}

async function plantBill(context: TenantContext): Promise<string> {
  const id = context.newId();
  const subscription = await env.DB_CONTROL.prepare("select id from subscriptions where tenant_id = ?")
    .bind(context.tenant.id)
    .first<{ id: string }>();
  await insertBill(context.control, {
    id,
    key: id,
    number: id,
    subscriptionId: subscription?.id ?? "",
    kind: "recurring",
    status: "paid",
    currency: "USD",
    amount: 100,
    lines: [],
    billedOn: "2026-10-01",
    periodStart: "2026-10-01",
    periodEnd: "2026-11-01",
    createdAt: context.now(),
  });
  return id;
}
