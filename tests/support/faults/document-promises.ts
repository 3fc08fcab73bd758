import { env } from "cloudflare:workers";
import { documentFiles } from "~/domain/documents/document-files";
import { usShard } from "../us-shard";
import type { DocumentWorld } from "./document-story";
import { brokenExports, exportStates } from "./long-jobs-story";

type Row = Record<string, string | number | null>;

const rows = async (sql: string, ...values: unknown[]): Promise<Row[]> =>
  (
    await usShard()
      .prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results;

/** Where a tenant still has something under way, by table. */
const open: Record<string, string> = {
  documents: "status in ('received', 'processing')",
  document_releases: "state = 'waiting'",
  webhook_deliveries: "state = 'waiting'",
  rescorings: "ended_at is null",
  supplier_documents: "due > 0 and tries < 5",
  erp_sendings: "state = 'waiting'",
  zip_files: "status in ('received', 'processing')",
  report_files: "state in ('waiting', 'running')",
  training_runs: "state = 'running'",
};

/** What is still under way, in words. */
export async function underWay({ context }: DocumentWorld): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(open).map(async ([table, is]) => {
      const [row] = await rows(
        `select count(*) as n from ${table} where tenant_id = ? and ${is}`,
        context.tenant.id,
      );
      return row?.n ? `${row.n} in ${table}` : "";
    }),
  );
  const { running = 0 } = await exportStates(context);
  return [...found, running ? `${running} exports` : ""].filter((line) => line !== "");
}

/** What was promised and not kept: lost, doubled or stuck. */
export async function brokenPromises(world: DocumentWorld): Promise<string[]> {
  const { context, promised, received } = world;
  const { id: tenantId } = context.tenant;
  const broken: string[] = (await underWay(world)).map((line) => `stuck: ${line}`);
  const documents = await rows(
    `select d.id, d.file_name, d.status, d.problem, d.attempt, d.page_count, m.units, r.state as release,
      (select count(*) from audit a where a.subject_id = d.id and a.operation = 'documents.receive') as receipts,
      (select count(*) from audit a where a.subject_id = d.id and a.operation = 'processing.extract') as results,
      (select count(*) from audit a where a.subject_id = d.id
        and a.operation in ('documents.approve', 'documents.approve-reviewed')) as approvals,
      (select count(*) from audit a where a.subject_id = d.id and a.operation = 'documents.deliver-release') as releases
     from documents d left join document_meters m on m.document_id = d.id
     left join document_releases r on r.document_id = d.id where d.tenant_id = ? and d.model_id = ?`,
    tenantId,
    world.modelId,
  );
  for (const { key, taken, approved, released, pages } of promised) {
    const mine = documents.filter((row) => row.file_name === `${key}.pdf`);
    const [document] = mine;
    const say = (what: string) => broken.push(`${key}: ${what}`);
    if (taken && !document) say("lost: no document");
    if (mine.length > 1) say(`doubled: ${mine.length} documents`);
    if (!document) continue;
    const file = await env.FILES_US_1?.head(`${tenantId}/${documentFiles.original(String(document.id))}`);
    if (!file) say("lost: no file");
    if (document.problem === "problem.file-missing") say("lost: ended without its file");
    if (document.receipts !== 1) say(`${document.receipts} receipts in the audit`);
    if (Number(document.results) > 1) say(`doubled: ${document.results} results in the audit`);
    if (document.status !== "error" && document.page_count !== pages)
      say(`${document.page_count} of ${pages} pages`);
    if (document.status !== "error" && document.units !== 1) say(`counted ${document.units ?? 0} times`);
    if (approved && document.status !== "approved" && document.status !== "released")
      say(`lost: approved, and ${document.status}`);
    if (Number(document.approvals) > 1) say(`doubled: ${document.approvals} approvals`);
    if (released && document.release !== "done") say(`lost: release ${document.release}`);
    if (Number(document.releases) > 1) say(`doubled: ${document.releases} releases`);
  }
  if (documents.length > promised.length)
    broken.push(`doubled: ${documents.length} documents of ${promised.length}`);
  const [usage] = await rows(
    "select coalesce(sum(documents), 0) as n from usage_days where tenant_id = ?",
    tenantId,
  );
  const counted = documents.filter(({ units }) => units === 1).length;
  if (usage?.n !== counted) broken.push(`usage says ${usage?.n} of ${counted} documents`);
  broken.push(...(await brokenWebhooks(tenantId, received)), ...(await brokenExports(context)));
  const posted = world.invoicesInErp();
  for (const number of new Set(posted))
    if (posted.filter((one) => one === number).length > 1) broken.push(`doubled: ${number} in the ERP`);
  return broken;
}

/** Every event of the audit reached the receiver, under one id. */
async function brokenWebhooks(tenantId: string, received: DocumentWorld["received"]): Promise<string[]> {
  const events = await rows(
    `select id, type, document_id, (select json_group_array(json_array(state, attempts, problem, status))
       from webhook_deliveries d where d.event_id = e.id) as deliveries
     from webhook_events e where tenant_id = ? order by sequence`,
    tenantId,
  );
  const heard = new Set(received.keys());
  const broken = events
    .filter(({ id }) => !heard.has(String(id)))
    .map(({ type, document_id, deliveries }) => `lost: webhook ${type} of ${document_id} (${deliveries})`);
  const known = new Set(events.map(({ id }) => String(id)));
  for (const [id, { what }] of received)
    if (!known.has(id)) broken.push(`webhook ${what} of nothing (${id})`);
  // What happens to a document once is told once.
  const once = ["document.received", "document.processed", "document.approved", "document.released"];
  const told = new Map<string, number>();
  for (const { what } of received.values()) told.set(what, (told.get(what) ?? 0) + 1);
  for (const [what, times] of told)
    if (times > 1 && once.includes(what.split(" ")[0] ?? ""))
      broken.push(`doubled: ${times} webhooks ${what}`);
  return broken;
}
