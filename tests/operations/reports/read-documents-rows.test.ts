import { fillList, fillResults, firstArrival, minute } from "@tests/support/fill-list";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { usShard } from "@tests/support/us-shard";
import { expect, it } from "vitest";
import { readForExport } from "~/data/shard/document-export";
import type { DocumentScope } from "~/data/shard/document-ranks";
import { documentStatuses, hasResult } from "~/domain/documents/status";

const everyStatus = 120;

/** So many documents in error, and after them 120 in all statuses in turn. */
async function filled(unread: number) {
  const context = await makeTenant();
  const modelId = (await makeModel(context)).id;
  const count = unread + everyStatus;
  await fillList(usShard(), { tenantId: context.tenant.id, modelId }, count);
  const turns = documentStatuses.map((status, turn) => `when ${turn} then '${status}'`).join(" ");
  await usShard()
    .prepare(
      `update documents set status = iif(position <= ?2, 'error', case position % ${documentStatuses.length} ${turns} end)
        where model_id = ?1`,
    )
    .bind(modelId, unread)
    .run();
  await fillResults(usShard(), { modelId, first: unread + 1, last: count });
  const scope: DocumentScope = {
    modelId,
    status: null,
    readiness: null,
    order: null,
    concern: null,
    from: null,
    before: null,
  };
  const page = (change: Partial<DocumentScope>, below: number | null = null, limit = 50) =>
    readForExport(context.shard, { ...scope, ...change }, below, limit, "read");
  const rowsRead = async (query: ReturnType<typeof page>) => {
    const { sql, params } = query.toSQL();
    const { meta } = await usShard()
      .prepare(sql)
      .bind(...params)
      .all();
    return meta.rows_read;
  };
  const unreadDays = { before: new Date(firstArrival + unread * minute) };
  return {
    unread,
    page,
    rows: {
      newest: await rowsRead(page({})),
      beyondTheLast: await rowsRead(page({}, unread)),
      unreadDays: await rowsRead(page(unreadDays)),
      errors: await rowsRead(page({ status: "error" })),
    },
  };
}

it("reads no more rows for documents with a result however many without one stand beside them", async () => {
  const [few, many] = [await filled(60), await filled(6_000)];
  for (const [what, rows] of Object.entries(many.rows))
    expect(rows, what).toBeLessThanOrEqual(few.rows[what as keyof typeof few.rows] + documentStatuses.length);
  expect(many.rows.unreadDays).toBeLessThan(50);
});

it("finds all documents with a result, newest first, a page at a time and by status", async () => {
  const { unread, page } = await filled(10);
  const positions = Array.from({ length: everyStatus }, (_, at) => unread + everyStatus - at);
  const statusOf = (position: number) => documentStatuses[position % documentStatuses.length] ?? "error";
  const walk = async (change: Partial<DocumentScope>) => {
    const found: number[] = [];
    for (let below: number | null = null; ; ) {
      const rows: { document: { position: number } }[] = await page(change, below, 7);
      found.push(...rows.map(({ document }) => document.position));
      if (rows.length < 7) return found;
      below = found.at(-1) ?? null;
    }
  };
  expect(await walk({})).toEqual(positions.filter((position) => hasResult(statusOf(position))));
  for (const status of documentStatuses)
    expect(await walk({ status }), status).toEqual(
      positions.filter((position) => statusOf(position) === status && hasResult(status)),
    );
});
