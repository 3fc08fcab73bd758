import { env } from "cloudflare:workers";
import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantWebhook } from "@tests/support/planted-world";
import { usShard } from "@tests/support/us-shard";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PaymentUpdate } from "~/domain/billing/payment-event";
import { documentFiles } from "~/domain/documents/document-files";
import { maxSendingAttempts } from "~/domain/erp/erp-sending";
import type { ReplayRequest } from "~/domain/processing/replay-job";
import { maxReleaseAttempts } from "~/domain/releases/release";
import type { ReportFileRequest } from "~/domain/reports/report-file";
import type { DeletionRequest } from "~/domain/tenants/deletion-inputs";
import { applyLateEvents } from "~/operations/billing/apply-late-events";
import type { TenantContext } from "~/operations/context";
import { continueBulkAction } from "~/operations/documents/continue-bulk";
import { deliverRelease } from "~/operations/documents/deliver-release";
import { indexWaiting } from "~/operations/documents/index-waiting";
import { sweepReleases } from "~/operations/documents/sweep-releases";
import { continueEdits } from "~/operations/edits/continue";
import { noteDueBills } from "~/operations/energy/note-due";
import { deliverToErp } from "~/operations/erp/deliver";
import type { ErpRequest } from "~/operations/erp/erp-ports";
import { sweepErp } from "~/operations/erp/sweep";
import { sweepFiles } from "~/operations/files/sweep";
import { chooseModelForFile } from "~/operations/inbox/choose";
import { sweepInbox } from "~/operations/inbox/sweep";
import { sweepRescorings } from "~/operations/learning/sweep";
import { sendOutbox } from "~/operations/mail/send-outbox";
import type { JobRequest, ReadingRequest } from "~/operations/ports";
import { beginProcessing } from "~/operations/processing/begin";
import { runReplay } from "~/operations/processing/run-replay";
import { sweepStalled } from "~/operations/processing/sweep";
import { sweepJobs } from "~/operations/processing/sweep-jobs";
import { sweepReplays } from "~/operations/processing/sweep-replays";
import { sweepReportFiles } from "~/operations/reports/sweep-files";
import { writeFileRows } from "~/operations/reports/write-file-rows";
import { compareDueDocuments } from "~/operations/suppliers/compare-due";
import { beginErasure } from "~/operations/tenants/begin-erasure";
import { eraseFiles } from "~/operations/tenants/erase-files";
import { eraseRows } from "~/operations/tenants/erase-rows";
import { finishErasure } from "~/operations/tenants/finish-erasure";
import { runMoveStep } from "~/operations/tenants/move-on";
import { sweepTenants } from "~/operations/tenants/sweep";
import { sweepMoves } from "~/operations/tenants/sweep-moves";
import { sweepRestores } from "~/operations/tenants/sweep-restores";
import { sweepTrainings } from "~/operations/training/sweep";
import { deliverWebhooks } from "~/operations/webhooks/deliver";
import { sweepWebhooks } from "~/operations/webhooks/sweep";
import type { WebhookRequest } from "~/operations/webhooks/webhook-ports";
import { unpackZip } from "~/operations/zip-files/unpack";
import type { WebBindings } from "~/platform/bindings";
import { pdfCarrier } from "~/platform/e-invoice/pdf-carrier";
import { makeBillingSweepContext } from "~/platform/payment/billing-sweep-context";
import { makeSweepContext } from "~/platform/processing-contexts";
import { makeMoveContext } from "~/platform/tenant-moves";

const minute = 60_000;
const hour = 60 * minute;
const start = new Date("2026-03-01T00:00:00Z").getTime();

/** A tenant with a model and a document; its clock is moved on by hand, and its files kill whatever opens one. */
async function makeWorld() {
  const clock = { now: start };
  const tenant = asActor(await makeTenant(), { kind: "system", id: "test" });
  const killed = async () => {
    throw new Error("killed");
  };
  const context: TenantContext = {
    ...tenant,
    now: () => new Date(clock.now),
    files: { ...tenant.files, get: killed, bytes: killed, put: killed, deleteSome: killed },
  };
  const model = await makeModel(context);
  const documentId = context.newId();
  await insertDocuments(context, [
    { id: documentId, modelId: model.id, position: 1, status: "success", receivedAt: start },
  ]);
  const jobs: JobRequest[] = [];
  const readings: ReadingRequest[] = [];
  const made = makeSweepContext(env);
  // What the tests store is stored now, and their clock stands elsewhere.
  const asOfStart = ({ stored, ...shard }: (typeof made.shards)[number]) => ({
    ...shard,
    stored: {
      ...stored,
      listAfter: async (...asked: Parameters<typeof stored.listAfter>) =>
        (await stored.listAfter(...asked)).map((file) => ({ ...file, storedAt: new Date(start) })),
    },
  });
  const sweep = {
    ...made,
    shards: made.shards.map(asOfStart),
    now: context.now,
    log: context.log,
    openTenant: async ({ tenantId }: { tenantId: string }) =>
      tenantId === context.tenant.id ? context : null,
    filesOf: async () => tenant.files,
    processing: {
      ...made.processing,
      send: async () => {},
      work: async (requests: JobRequest[]) => void jobs.push(...requests),
      choose: async (requests: ReadingRequest[]) => void readings.push(...requests),
    },
    releases: { send: async () => {} },
    jobs: { startDeletion: async () => {}, startExport: async () => {} },
  };
  return { context, files: tenant.files, sweep, clock, jobs, readings, modelId: model.id, documentId };
}
type World = Awaited<ReturnType<typeof makeWorld>> & { isHealed?: boolean };

const unpaidOverage: PaymentUpdate = {
  kind: "payment",
  gatewayId: "payment",
  subscriptionGatewayId: "subscription",
  origin: "overage",
  paid: false,
  amount: 100,
  currency: "USD",
  billedOn: "2026-02-01",
  periodStart: "2026-01-01",
  periodEnd: "2026-01-31",
};

const run = (database: D1Database, sql: string, ...values: unknown[]) =>
  database
    .prepare(sql)
    .bind(...values)
    .run();
const cell = (database: D1Database, sql: string, ...values: unknown[]) =>
  database
    .prepare(sql)
    .bind(...values)
    .first<string>("state");

/** A page whose words cannot be opened. */
const plantPage = (documentId: string) =>
  run(
    usShard(),
    "insert into pages (document_id, attempt, number, state, source, width, height) values (?, 1, 1, 'read', 'text', 1, 1)",
    documentId,
  );

const noErp = () => {
  throw new Error("no ERP system in this test");
};
const noTransfer = () => Promise.reject(new Error("no transfer in this test"));

/** A kind of job: the row that says it is under way, a turn of its life that is killed, and how it stands. */
type Kind = {
  table: string;
  plant(world: World): Promise<unknown>;
  turn(world: World): Promise<unknown>;
  standing(world: World): Promise<string | null>;
  ends: string;
  within: number;
  /** How much time passes between two turns, six minutes unless told. */
  every?: number;
};

const kinds: Record<string, Kind> = {
  "reading a document": {
    table: "documents",
    plant: ({ documentId }) =>
      run(
        usShard(),
        "update documents set status = 'received', progress_at = ? where id = ?",
        start,
        documentId,
      ),
    turn: async ({ context, sweep, documentId }) => {
      const asked = await usShard()
        .prepare("select id from documents where id = ? and status = 'received'")
        .bind(documentId)
        .first();
      if (asked) await beginProcessing(context, { documentId, attempt: 1 }).catch(() => {});
      await sweepStalled(sweep, {});
    },
    standing: ({ documentId }) =>
      cell(usShard(), "select status as state from documents where id = ?", documentId),
    ends: "error",
    within: 5 * hour,
  },
  "training a model": {
    table: "training_runs",
    plant: ({ context, modelId }) =>
      run(
        usShard(),
        "insert into training_runs (id, tenant_id, model_id, state, stage, actor_id, started_at, progress_at) values ('run', ?, ?, 'running', 'measuring', 'a', ?, ?)",
        context.tenant.id,
        modelId,
        start,
        start,
      ),
    turn: ({ sweep }) => sweepTrainings(sweep, {}),
    standing: () =>
      cell(usShard(), "select state || ':' || problem as state from training_runs where id = 'run'"),
    ends: "failed:training.problem.stalled",
    within: 20 * minute,
  },
  "scoring waiting documents again": {
    table: "rescorings",
    plant: async ({ context, modelId, documentId }) => {
      const owner = [context.tenant.id, modelId];
      await run(usShard(), "insert into vendor_memories values ('memory', ?, ?, 1, '{}', 1, 1)", ...owner);
      await run(
        usShard(),
        "insert into rescorings (document_id, tenant_id, memory_id, revision, waiting, started_at) values (?, ?, 'memory', 1, 250, ?)",
        documentId,
        context.tenant.id,
        start,
      );
    },
    turn: ({ sweep }) => sweepRescorings(sweep, {}),
    standing: () => cell(usShard(), "select iif(ended_at is null, 'open', 'ended') as state from rescorings"),
    ends: "ended",
    within: 90 * minute,
  },
  "an action on a whole list": {
    table: "bulk_actions",
    plant: ({ context, modelId }) =>
      run(
        usShard(),
        "insert into bulk_actions (id, tenant_id, model_id, actor, action, query, total, status, created_at, progress_at) values ('bulk', ?, ?, ?, 'approve', '{}', 1, 'running', ?, ?)",
        context.tenant.id,
        modelId,
        JSON.stringify({ kind: "none", id: "x" }),
        start,
        start,
      ),
    turn: async ({ context, sweep, jobs }) => {
      await sweepJobs(sweep, {});
      for (const job of jobs.splice(0))
        if ("bulkActionId" in job)
          await continueBulkAction({ ...context, releases: sweep.releases }, job).catch(() => {});
    },
    standing: () => cell(usShard(), "select status as state from bulk_actions where id = 'bulk'"),
    ends: "error",
    within: 3 * hour,
  },
  "a reproducibility check": {
    table: "replays",
    plant: async ({ context, documentId }) => {
      await run(
        usShard(),
        "insert into replays (document_id, tenant_id, run, state, attempts, requested_at, progress_at) values (?, ?, 1, 'waiting', 1, ?, ?)",
        documentId,
        context.tenant.id,
        start,
        start,
      );
      // Its input stands in a file, which nobody can open.
      await run(
        usShard(),
        "insert into results (document_id, attempt, engine_version, input_hash, fields, line_items, proof, timings, created_at) values (?, 1, 't', 't', '{}', '[]', '{\"state\":\"untested\",\"equations\":[]}', '{}', ?)",
        documentId,
        start,
      );
    },
    async turn({ context, sweep }) {
      const begun: ReplayRequest[] = [];
      const replays = { start: async (request: ReplayRequest) => void begun.push(request) };
      await sweepReplays({ ...sweep, replays }, {});
      for (const request of begun) await runReplay(context, request).catch(() => {});
    },
    standing: ({ documentId }) =>
      cell(
        usShard(),
        "select state || ':' || coalesce(problem, '') as state from replays where document_id = ?",
        documentId,
      ),
    ends: "failed:replay.stalled",
    within: 2 * hour,
  },
  "a file of a report": {
    table: "report_files",
    plant: ({ context }) =>
      run(
        usShard(),
        "insert into report_files (id, tenant_id, wanted, report, from_day, to_day, step, format, language, state, recipients, requested_by, requested_at, progress_at) values ('file', ?, 'x', 'documents', '2026-01-01', '2026-01-31', 'day', 'csv', 'en', 'waiting', '[]', 'a', ?, ?)",
        context.tenant.id,
        start,
        start,
      ),
    async turn({ context, sweep }) {
      const begun: ReportFileRequest[] = [];
      const reportFiles = { start: async (request: ReportFileRequest) => void begun.push(request) };
      // Its files kill whoever opens them, except for the sweep.
      const openTenant = async () => ({ ...context, files: { ...context.files, deleteAll: async () => {} } });
      await sweepReportFiles({ ...sweep, reportFiles, openTenant }, { site: "https://fieldwise.example" });
      const killing = { ...context, files: { ...context.files, putStream: noTransfer } };
      for (const request of begun) await writeFileRows(killing, request).catch(() => {});
    },
    standing: () =>
      cell(
        usShard(),
        "select state || ':' || coalesce(problem, '') as state from report_files where id = 'file'",
      ),
    ends: "failed:reports.file.stalled",
    within: 2 * hour,
  },
  "unpacking a ZIP file": {
    table: "zip_files",
    plant: ({ context, modelId }) =>
      run(
        usShard(),
        "insert into zip_files (id, tenant_id, model_id, file_name, byte_size, sha256, source, status, submitted_at, progress_at) values ('zip', ?, ?, 'a.zip', 1, 'x', 'api', 'received', ?, ?)",
        context.tenant.id,
        modelId,
        start,
        start,
      ),
    turn: async ({ context, sweep, jobs }) => {
      await sweepJobs(sweep, {});
      for (const job of jobs.splice(0)) if ("zipFileId" in job) await unpackZip(context, job).catch(() => {});
    },
    standing: () =>
      cell(usShard(), "select status || ':' || problem as state from zip_files where id = 'zip'"),
    ends: "error:zip.problem.stalled",
    within: 3 * hour,
  },
  "reading the first page of a file without a model": {
    table: "waiting_files",
    plant: ({ context }) =>
      run(
        usShard(),
        "insert into waiting_files (id, tenant_id, file_name, byte_size, sha256, source, state, received_at, progress_at, kept_until) values ('file', ?, 'a.pdf', 1, 'x', 'browser', 'reading', ?, ?, ?)",
        context.tenant.id,
        start,
        start,
        start + 24 * hour,
      ),
    turn: async ({ context, sweep, readings }) => {
      await sweepInbox(sweep, {});
      for (const { waitingFileId } of readings.splice(0))
        await chooseModelForFile(context, { waitingFileId }).catch(() => {});
    },
    standing: () => cell(usShard(), "select state || ':' || reason as state from waiting_files"),
    ends: "waiting:unread",
    within: hour,
  },
  "comparing an upload of values": {
    table: "edit_uploads",
    plant: ({ context, modelId }) =>
      run(
        usShard(),
        `insert into edit_uploads (id, tenant_id, model_id, actor, file_name, format, byte_size, applies, status, layout, counts, created_at, progress_at)
         values ('edits', ?, ?, '{"kind":"system","id":"t"}', 'a.csv', 'csv', 1, 0, 'received', '{"columns":[],"ignored":[]}', '{}', ?, ?)`,
        context.tenant.id,
        modelId,
        start,
        start,
      ),
    turn: async ({ context, sweep, jobs }) => {
      await sweepJobs(sweep, {});
      for (const job of jobs.splice(0))
        if ("editUploadId" in job) await continueEdits(context, job).catch(() => {});
    },
    standing: () =>
      cell(
        usShard(),
        "select status || ':' || coalesce(problem ->> 'key', '') as state from edit_uploads where id = 'edits'",
      ),
    ends: "error:edits.problem.stalled",
    within: 3 * hour,
  },
  "an export of a tenant": {
    table: "tenant_exports",
    plant: ({ context }) =>
      run(
        env.DB_CONTROL,
        "insert into tenant_exports (id, tenant_id, state, requested_by, requested_at, progress_at) values ('export', ?, 'running', 'a', ?, ?)",
        context.tenant.id,
        start,
        start,
      ),
    turn: ({ sweep }) => sweepTenants(sweep, { origin: "https://fieldwise.example" }),
    standing: () => cell(env.DB_CONTROL, "select state from tenant_exports where id = 'export'"),
    ends: "failed",
    within: 25 * hour,
    every: hour,
  },
  "a restore whose archives nobody completes": {
    table: "tenant_restores",
    plant: ({ context }) =>
      run(
        env.DB_CONTROL,
        "insert into tenant_restores (id, tenant_id, state, tally, started_by, started_at, progress_at) values ('restore', ?, 'collecting', '{}', 'a', ?, ?)",
        context.tenant.id,
        start,
        start,
      ),
    turn: ({ sweep }) => sweepRestores({ ...sweep, jobs: { startRestore: async () => {} } }, {}),
    standing: () => cell(env.DB_CONTROL, "select state from tenant_restores where id = 'restore'"),
    ends: "cleared",
    within: 8 * 24 * hour,
    every: 6 * hour,
  },
  "a release": {
    table: "document_releases",
    plant: ({ context, modelId, documentId }) =>
      run(
        usShard(),
        "insert into document_releases (document_id, tenant_id, model_id, provider, state, folder, actor_id, requested_at, next_at) values (?, ?, ?, 'default', 'waiting', 0, 'a', ?, ?)",
        documentId,
        context.tenant.id,
        modelId,
        start,
        start,
      ),
    turn: async ({ context, sweep, documentId }) => {
      await sweepReleases(sweep, {});
      const attempts = await usShard()
        .prepare("select attempts from document_releases where document_id = ?")
        .bind(documentId)
        .first<number>("attempts");
      // Killed between its claim, which counts the try, and its note of the outcome of it.
      if ((attempts ?? 0) < maxReleaseAttempts)
        return run(usShard(), "update document_releases set attempts = attempts + 1");
      const transfer = { store: noTransfer, test: noTransfer, fetch: noTransfer };
      return deliverRelease({ ...context, transfer, pdfs: pdfCarrier }, { documentId });
    },
    standing: ({ documentId }) =>
      cell(usShard(), "select state from document_releases where document_id = ?", documentId),
    ends: "failed",
    within: 3 * hour,
  },
  "sending a document to an ERP system": {
    table: "erp_sendings",
    plant: ({ context, modelId, documentId }) =>
      run(
        usShard(),
        "insert into erp_sendings (document_id, tenant_id, model_id, kind, state, actor_id, requested_at, next_at) values (?, ?, ?, 'business-central', 'waiting', 'a', ?, ?)",
        documentId,
        context.tenant.id,
        modelId,
        start,
        start,
      ),
    turn: async ({ context, sweep, documentId, clock }) => {
      const woken: ErpRequest[] = [];
      await sweepErp({ ...sweep, erpQueue: { send: async (some) => void woken.push(...some) } }, {});
      if (woken.length === 0) return;
      const attempts = await usShard()
        .prepare("select attempts from erp_sendings where document_id = ?")
        .bind(documentId)
        .first<number>("attempts");
      // Killed between its claim, which counts the try, and its note of the outcome of it.
      if ((attempts ?? 0) < maxSendingAttempts)
        return run(
          usShard(),
          "update erp_sendings set attempts = attempts + 1, next_at = ?",
          clock.now + 10 * minute,
        );
      return deliverToErp({ ...context, erp: { open: noErp } }, { documentId });
    },
    standing: ({ documentId }) =>
      cell(
        usShard(),
        "select state || ':' || problem as state from erp_sendings where document_id = ?",
        documentId,
      ),
    ends: "refused:erp.problem.broke-off",
    within: 3 * hour,
  },
  "a mail in the outbox": {
    table: "mail_outbox",
    plant: () =>
      run(
        env.DB_CONTROL,
        "insert into mail_outbox (id, recipient, subject, body, created_at) values ('mail', 'a@example.org', 's', 'b', ?)",
        start,
      ),
    turn: ({ context }) =>
      sendOutbox({ ...context, mail: { send: () => Promise.reject(new Error("killed")) } }, {}),
    standing: () =>
      cell(
        env.DB_CONTROL,
        "select iif(attempts >= 8, 'given up', 'due') as state from mail_outbox where id = 'mail'",
      ),
    ends: "given up",
    within: 6 * hour,
  },
  "putting a document into the search index": {
    table: "document_search_keys",
    plant: ({ documentId }) => plantPage(documentId),
    turn: ({ sweep }) => indexWaiting(sweep, {}),
    standing: ({ documentId }) =>
      cell(
        usShard(),
        "select iif(tries >= 5, 'given up', 'due') as state from document_search_keys where document_id = ?",
        documentId,
      ),
    ends: "given up",
    within: hour,
  },
  "noting what an energy bill says": {
    table: "energy_documents",
    plant: async ({ context, modelId, documentId }) => {
      // Its line items stand in a file, which nobody can open.
      await run(
        usShard(),
        "insert into results (document_id, attempt, engine_version, input_hash, fields, line_items, item_pieces, proof, timings, created_at) values (?, 1, 't', 't', '{}', '[]', ?, '{\"state\":\"none\",\"equations\":[]}', '{}', ?)",
        documentId,
        JSON.stringify([{ hash: "lost", rows: 1, cents: null, tested: 0, agree: 0, best: {}, pages: null }]),
        start,
      );
      await run(
        usShard(),
        "insert into energy_documents (document_id, tenant_id, model_id, due) values (?, ?, ?, 1)",
        documentId,
        context.tenant.id,
        modelId,
      );
    },
    turn: ({ sweep }) => noteDueBills(sweep, {}),
    standing: ({ documentId }) =>
      cell(
        usShard(),
        "select iif(due > 0, iif(tries >= 5, 'given up', 'due'), 'noted') as state from energy_documents where document_id = ?",
        documentId,
      ),
    ends: "given up",
    within: hour,
  },
  "comparing a document with the supplier file": {
    table: "supplier_documents",
    plant: async ({ context, modelId, documentId }) => {
      // The words of its page are gone.
      await plantPage(documentId);
      await run(
        usShard(),
        "insert into results (document_id, attempt, engine_version, input_hash, fields, line_items, proof, timings, created_at) values (?, 1, 't', 't', '{}', '[]', '{\"state\":\"untested\",\"equations\":[]}', '{}', ?)",
        documentId,
        start,
      );
      await run(
        usShard(),
        "insert or ignore into supplier_documents (document_id, tenant_id, model_id, due) values (?, ?, ?, 1)",
        documentId,
        context.tenant.id,
        modelId,
      );
    },
    turn: ({ sweep }) => compareDueDocuments(sweep, {}),
    standing: ({ documentId }) =>
      cell(
        usShard(),
        "select iif(due > 0, iif(tries >= 5, 'given up', 'due'), 'compared') as state from supplier_documents where document_id = ?",
        documentId,
      ),
    ends: "given up",
    within: hour,
  },
  "a file whose document was never written": {
    table: "file_sweeps",
    plant: ({ files }) => files.put(documentFiles.original("lost"), "x", "text/plain"),
    turn: ({ sweep }) => sweepFiles(sweep, {}),
    standing: async ({ files }) => ((await files.get(documentFiles.original("lost"))) ? "there" : "gone"),
    ends: "gone",
    within: 50 * hour,
    every: hour,
  },
};

/** Jobs that are never given up: what they are about must be done. They go on as soon as nothing kills them. */
const lasting: Record<string, Kind & { standsMeanwhile: string }> = {
  "erasing a tenant": {
    table: "tenants",
    plant: ({ context }) =>
      run(
        env.DB_CONTROL,
        "update tenants set status = 'closing', deletion_requested_at = ?, deletion_due_at = ? where id = ?",
        start - hour,
        start,
        context.tenant.id,
      ),
    async turn({ context, files, sweep, isHealed }) {
      const startDeletion = async (request: DeletionRequest) => {
        const erasing = isHealed ? { ...context, files } : context;
        await beginErasure(erasing, request);
        while (!(await eraseRows(erasing, {})).done);
        while (!(await eraseFiles(erasing, {})).done);
        await finishErasure(erasing, request);
      };
      const jobs = { ...sweep.jobs, startDeletion };
      await sweepTenants({ ...sweep, jobs }, { origin: "https://fieldwise.example" }).catch(() => {});
    },
    standing: ({ context }) =>
      cell(
        env.DB_CONTROL,
        "select coalesce(max(status), 'gone') as state from tenants where id = ?",
        context.tenant.id,
      ),
    standsMeanwhile: "erasing",
    ends: "gone",
    within: 40 * 24 * hour,
    every: 5 * 24 * hour,
  },
  "a delivery to a webhook": {
    table: "webhook_deliveries",
    plant: ({ context }) => plantWebhook(context),
    async turn({ context, sweep, isHealed }) {
      const woken: WebhookRequest[] = [];
      const webhookQueue = { send: async (requests: WebhookRequest[]) => void woken.push(...requests) };
      await sweepWebhooks({ ...sweep, webhookQueue }, {});
      const send = async () => {
        if (!isHealed) throw new Error("killed");
        return { status: 204, text: "", retryAfter: null, problem: null };
      };
      const webhooks = { problemOf: () => null, send };
      for (const { tenantId, endpointId } of woken)
        if (tenantId === context.tenant.id)
          await deliverWebhooks(
            { ...context, webhooks, site: "https://fieldwise.example" },
            { endpointId },
          ).catch(() => {});
    },
    standing: ({ context }) =>
      cell(usShard(), "select state from webhook_deliveries where tenant_id = ?", context.tenant.id),
    standsMeanwhile: "waiting",
    ends: "delivered",
    within: 5 * 24 * hour,
    every: 6 * hour,
  },
  "moving a tenant to another shard": {
    table: "tenant_moves",
    plant: ({ context }) =>
      run(
        env.DB_CONTROL,
        "insert into tenant_moves (id, tenant_id, from_shard, to_shard, state, started_at, progress_at) values ('move', ?, 'us-1', 'eu-1', 'copying', ?, ?)",
        context.tenant.id,
        start,
        start,
      ),
    async turn({ context, sweep, isHealed }) {
      const startMove = async ({ tenantId, moveId }: { tenantId: string; moveId: string }) => {
        const moving = await makeMoveContext(env, tenantId);
        if (!moving || !isHealed) throw new Error("killed");
        const over = () => new Date(start + 5 * hour);
        const stateOf = () => cell(env.DB_CONTROL, "select state from tenant_moves where id = 'move'");
        for (let next = "again"; next !== "done"; ) {
          const isMoved = (await stateOf()) === "waiting";
          ({ next } = await runMoveStep({ ...moving, now: isMoved ? over : context.now }, { moveId }));
        }
      };
      await sweepMoves({ ...sweep, jobs: { startMove } }, {}).catch(() => {});
    },
    standing: () => cell(env.DB_CONTROL, "select state from tenant_moves where id = 'move'"),
    standsMeanwhile: "copying",
    ends: "done",
    within: 3 * hour,
  },
  "news of a payment": {
    table: "payment_events",
    plant: ({ context }) =>
      run(
        env.DB_CONTROL,
        "insert into payment_events (gateway, event_id, type, subject, occurred_at, received_at, payload) values ('sandbox', 'event', 'x', ?, ?, ?, ?)",
        context.tenant.id,
        start,
        start,
        JSON.stringify(unpaidOverage),
      ),
    async turn({ context, isHealed }) {
      const { gateway } = makeBillingSweepContext(env as WebBindings);
      await run(
        env.DB_CONTROL,
        "update subscriptions set gateway_id = 'subscription' where tenant_id = ?",
        context.tenant.id,
      );
      const enter = async () => {
        if (!isHealed) throw new Error("killed");
        return { ...context, gateway };
      };
      await applyLateEvents({ ...context, gateway, enter }, {});
    },
    standing: () =>
      cell(
        env.DB_CONTROL,
        "select iif(applied_at is null, 'waiting', 'applied') as state from payment_events where event_id = 'event'",
      ),
    standsMeanwhile: "waiting",
    ends: "applied",
    within: 13 * 24 * hour,
    every: 12 * hour,
  },
};

/**
 * Columns that a row has which is tried again or says how far it is, and tables with one that is no job: a bill that is owed
 * is tried until its subscription is suspended, which the tests of billing show.
 */
const marks = [
  "progress_at",
  "tries",
  "attempts",
  "redrives",
  "ended_at",
  "applied_at",
  "swept_at",
  "deletion_due_at",
];
const noJobs = ["verification_codes", "subscriptions", "bills"];

beforeEach(async () => {
  for (const table of [
    "training_runs",
    "rescorings",
    "bulk_actions",
    "waiting_files",
    "zip_files",
    "edit_uploads",
    "report_files",
    "energy_documents",
    "supplier_documents",
    "webhook_endpoints",
    "document_releases",
    "erp_sendings",
    "documents",
  ])
    await usShard().prepare(`delete from ${table}`).run();
  await env.DB_CONTROL.batch(
    ["tenant_exports", "tenant_moves", "mail_outbox", "payment_events"].map((table) =>
      env.DB_CONTROL.prepare(`delete from ${table}`),
    ),
  );
  vi.spyOn(console, "info").mockImplementation(() => {});
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

describe("a job that is killed each time it runs", () => {
  it.each(Object.entries(kinds))("%s comes to an end, and stays there", async (_name, kind) => {
    const world = await makeWorld();
    await kind.plant(world);
    for (let waited = 0; waited <= kind.within; waited += kind.every ?? 6 * minute) {
      world.clock.now = start + waited;
      await kind.turn(world);
    }
    expect(await kind.standing(world)).toBe(kind.ends);
    world.clock.now += hour;
    await kind.turn(world);
    expect(await kind.standing(world)).toBe(kind.ends);
  });

  it.each(Object.entries(lasting))(
    "%s goes on once nothing kills it, however long that takes",
    async (_name, kind) => {
      const world = await makeWorld();
      await kind.plant(world);
      for (let waited = 2 * minute; waited <= kind.within; waited += kind.every ?? 6 * minute) {
        world.clock.now = start + waited;
        await kind.turn(world);
      }
      expect(await kind.standing(world)).toBe(kind.standsMeanwhile);
      await kind.turn({ ...world, isHealed: true });
      expect(await kind.standing(world)).toBe(kind.ends);
    },
  );

  it("stands in this table, whatever kind it is", async () => {
    const tables = await Promise.all(
      [env.DB_CONTROL, usShard()].map(async (database) => {
        const { results } = await database
          .prepare("select name, sql from sqlite_master where type = 'table' and sql is not null")
          .all<{ name: string; sql: string }>();
        const hasMark = (sql: string) =>
          marks.some((mark) => new RegExp(`[\`"]?\\b${mark}\\b[\`"]? (text|integer)`, "i").test(sql));
        return results.filter(({ sql }) => hasMark(sql)).map(({ name }) => name);
      }),
    );
    const listed = [...Object.values(kinds), ...Object.values(lasting)].map(({ table }) => table);
    expect(
      tables
        .flat()
        .filter((name) => !noJobs.includes(name))
        .sort(),
    ).toEqual(listed.sort());
  });
});

describe("the search index", () => {
  it("is not held up by documents that can never stand in it", async () => {
    const { context, sweep, modelId, clock } = await makeWorld();
    const rows = Array.from({ length: 60 }, (_, index) => ({
      id: context.newId(),
      modelId,
      position: index + 2,
      status: "success" as const,
      receivedAt: start,
    }));
    await insertDocuments(context, rows);
    for (const { id } of rows) await plantPage(id);
    const late = context.newId();
    await indexWaiting(sweep, {});
    await insertDocuments(context, [
      { id: late, modelId, position: 100, status: "success", receivedAt: start },
    ]);
    clock.now += minute;
    await indexWaiting(sweep, {});
    const tries = await usShard()
      .prepare("select tries from document_search_keys where document_id = ?")
      .bind(late)
      .first<number>("tries");
    expect(tries).toBe(1);
  });
});
