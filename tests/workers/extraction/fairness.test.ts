import { env } from "cloudflare:workers";
import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { usShard } from "@tests/support/us-shard";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TenantContext } from "~/operations/context";
import { receiveDocument } from "~/operations/documents/receive";
import { takeNext } from "~/operations/processing/take-next";

/** Small ones, so that few documents fill them. */
const shares = { documents: 3, open: 6, pages: 2 };
/** More than twice a share: most come on the queue as others end, behind what was put there meanwhile. */
const pile = 8;

/** Milliseconds, on a machine that does much else. */
const patience = 60_000;

const { QUEUE_SHARES: usual } = env;
beforeAll(() => void Object.assign(env, { QUEUE_SHARES: shares }));
afterAll(() => void Object.assign(env, { QUEUE_SHARES: usual }));

/** A pile of documents that wait for their turn; their files are gone, so that each run is short. */
async function plantPile(context: TenantContext, modelId: string): Promise<void> {
  const now = Date.now();
  const rows = Array.from({ length: pile }, (_, index) => ({
    id: context.newId(),
    modelId,
    position: index + 1,
    status: "received" as const,
    receivedAt: now,
  }));
  await insertDocuments(context, rows);
  await context.shard.run(
    (tenantId) =>
      sql`update documents set waiting_since = received_at + position, concerns = null where tenant_id = ${tenantId}`,
  );
}

/** The tenants of the documents that ended, in the order in which they did. */
async function endsOf(...contexts: TenantContext[]): Promise<string[]> {
  const { results } = await usShard()
    .prepare(
      "select tenant_id as tenant from documents where tenant_id in (?, ?) and status = 'error' order by processed_at, rowid",
    )
    .bind(...contexts.map(({ tenant }) => tenant.id))
    .all<{ tenant: string }>();
  return results.map(({ tenant }) => tenant);
}

test(
  "queues and Workflows take one tenant's document between those of another's pile",
  async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const [archive, other] = [await makeTenant(), await makeTenant()];
    const [model, own] = [await makeModel(archive), await makeModel(other)];
    await plantPile(archive, model.id);
    const system = { kind: "system", id: "test" } as const;
    expect(await takeNext({ ...archive, actor: system }, {})).toEqual({ taken: shares.documents });
    const bytes = new TextEncoder().encode("MZ no document");
    await receiveDocument(other, { modelId: own.id, fileName: "one.pdf", bytes, source: "api" });

    await vi.waitUntil(async () => (await endsOf(archive, other)).length === pile + 1, {
      timeout: patience,
      interval: 100,
    });
    const ends = await endsOf(archive, other);
    // Runs go side by side, so that some of those behind it may end before it.
    expect(ends.indexOf(other.tenant.id)).toBeLessThan(2 * shares.documents);
    expect(ends.filter((tenant) => tenant === archive.tenant.id)).toHaveLength(pile);
  },
  2 * patience,
);
