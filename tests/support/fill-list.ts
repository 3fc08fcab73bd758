const chunk = 5_000;

/** When the first document of a filled list arrived; each further one came a minute later unless told otherwise. */
export const firstArrival = Date.UTC(2026, 0, 5);
export const minute = 60_000;

/**
 * Puts so many documents without files into a list, numbered from 1: a fifth failed, the last ten with "rare" in their
 * name. "invoice" stands in every name, "harbour" in every text, a vendor in each hundredth text.
 */
export async function fillList(
  shard: D1Database,
  { tenantId, modelId }: { tenantId: string; modelId: string },
  count: number,
  apart = minute,
): Promise<void> {
  for (let first = 1; first <= count; first += chunk) {
    const last = Math.min(count, first + chunk - 1);
    await shard.batch([
      shard.prepare(documents).bind(first, last, tenantId, modelId, firstArrival, apart, count, 0),
      shard.prepare(words).bind(modelId, first, last),
      shard.prepare(indexed).bind(modelId, first, last),
    ]);
  }
}

const year = 360 * 24 * 60 * minute;
const month = year / 12;

/**
 * Puts so many documents, without files and words, into a model, spread over the year that begins with the first
 * arrival. Of each twentieth it is known the outcome of two fields, of each fiftieth a value was changed; of few
 * documents of so many more that every day has both, so that years of different sizes differ by nothing but their
 * documents. Those of the first month are in error, the newest hundred were read.
 */
export async function fillYear(
  shard: D1Database,
  { tenantId, modelId }: { tenantId: string; modelId: string },
  count: number,
): Promise<void> {
  const apart = Math.floor(year / count);
  const everyDay = Math.max(1, Math.floor(count / 1_000));
  for (let first = 1; first <= count; first += chunk) {
    const last = Math.min(count, first + chunk - 1);
    await shard.batch([
      shard
        .prepare(documents)
        .bind(first, last, tenantId, modelId, firstArrival, apart, count, Math.floor(month / apart)),
      shard.prepare(indexed).bind(modelId, first, last),
      shard.prepare(figures).bind(modelId, first, last, Math.min(20, everyDay)),
      shard.prepare(changes).bind(modelId, first, last, Math.min(50, everyDay)),
    ]);
  }
  await fillResults(shard, { modelId, first: count - 99, last: count });
}

/** Gives documents of a filled model, by their numbers, a result of one value. */
export const fillResults = (
  shard: D1Database,
  { modelId, first, last }: { modelId: string; first: number; last: number },
) => shard.prepare(readValues).bind(modelId, first, last).run();

const documents = `with recursive n(i) as (select ?1 union all select i + 1 from n where i < ?2)
  insert into documents (id, tenant_id, model_id, position, file_name, file_kind, byte_size, sha256, source, status,
    confidence, attempt, page_count, received_at, processed_at, progress_at)
  select ?4 || '-' || i, ?3, ?4, i, 'invoice-' || i || iif(i > ?7 - 10, '-rare', '') || '.pdf', 'pdf', 1000, 'filled', 'api',
    case when i <= ?8 then 'error' else case i % 5 when 0 then 'failed' when 1 then 'userEdited' else 'success' end end,
    0.9, 1, 1, ?5 + i * ?6, ?5 + i * ?6 + 2000, ?5 + i * ?6 from n`;

const ofChunk = "d.model_id = ?1 and d.position between ?2 and ?3";

const words = `insert or replace into document_search (rowid, scope, file_name, body)
  select k.search_id, 'm' || hex(d.model_id), d.file_name,
    'Vendor ' || (d.position % 100) || ' Harbour Rope Works Ltd 10 Quay Road Newcastle Tax invoice number HR-' || d.position
      || ' Invoice date March 4 2026 Quantity Description Unit price Amount Coil of rope Shackle Total due '
      || (d.position * 7) || '.00 Please pay within thirty days to the account below with our kind regards'
  from documents d join document_search_keys k on k.document_id = d.id where ${ofChunk}`;

// So that the sweeper does not look for the words of files that are not there.
const indexed = `update document_search_keys set indexed_attempt = 1
  where document_id in (select d.id from documents d where ${ofChunk})`;

const readValues = `insert into results (document_id, attempt, engine_version, model_version, input_hash, fields, line_items, proof,
    findings, timings, created_at)
  select d.id, 1, 'filled', '', 'filled',
    '{"total":{"value":"100.00","raw":"100.00","confidence":0.9,"place":null,"reasons":[]}}', '[]',
    '{"state":"consistent","equations":[]}', '[]', '{}', d.received_at
  from documents d where ${ofChunk}`;

const figures = `insert into document_figures (document_id, tenant_id, day, model_id, figures)
  select d.id, d.tenant_id, date(d.received_at / 1000, 'unixepoch'), d.model_id,
    '[["total","left",' || (900 + d.position % 100) || ',"textLayer"],["invoiceNumber","corrected",640,"recognition"]]'
  from documents d where ${ofChunk} and d.position % ?4 = 0 and d.status <> 'error'`;

const changes = `insert into corrections (id, tenant_id, document_id, model_id, day, at, how, actor_id, field, old_value, new_value)
  select 'filled-' || d.id, d.tenant_id, d.id, d.model_id, date(d.received_at / 1000, 'unixepoch'), d.received_at, 'typed', 'bench',
    'vendorName', 'Harbour Rope Works', 'Harbour Rope Works Ltd'
  from documents d where ${ofChunk} and d.position % ?4 = 0 and d.status <> 'error'`;
