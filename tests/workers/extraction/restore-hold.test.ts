import { env } from "cloudflare:workers";
import { quietProcessing } from "@tests/stand-ins/quiet-queues";
import { makeModel } from "@tests/support/make-model";
import { leftovers } from "@tests/support/move-bench";
import {
  bring,
  emptyTenant,
  exportedArchives,
  restorableRows,
  restoreAll,
  restoreStep,
} from "@tests/support/restore-bench";
import { filledTenant } from "@tests/support/restored-worlds";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { findRestore } from "~/data/control/tenant-restores";
import { unlockAfterRestore } from "~/data/shard/moving-triggers";
import type { TenantContext } from "~/operations/context";
import { moveCustomer } from "~/operations/customers/move";
import { receiveWithoutModel } from "~/operations/inbox/receive";
import { beginRestore } from "~/operations/tenants/begin-restore";
import { cancelRestore } from "~/operations/tenants/cancel-restore";
import { sweepRestores } from "~/operations/tenants/sweep-restores";
import { makeVisitorContext } from "~/platform/context";

afterEach(() => vi.restoreAllMocks());

/** What a database says, out of what drizzle puts around it. */
const unwrapped = (error: unknown) => {
  throw error instanceof Error && error.cause ? error.cause : error;
};

/** A restore whose first step was cut off after some writes. */
async function begun(context: TenantContext) {
  const target = await emptyTenant();
  await bring(target, await exportedArchives(context));
  await beginRestore(target, {});
  let writes = 0;
  const cut = () => {
    writes += 1;
    if (writes > 8) throw new Error("the Worker went down");
  };
  await expect(restoreStep(target, cut)).rejects.toThrow("went down");
  expect(await findRestore(target.control)).toMatchObject({ state: "running" });
  return { ...target, processing: quietProcessing };
}

const heldSentence = { code: "unavailable", messageKey: "tenants.problem.restoring" };

/** Notes what the tenant has used, and a mailbox. */
async function use({ shard }: TenantContext) {
  const rows = [
    (id: string) =>
      sql`insert into document_meters values (${`${id}-meter`}, ${id}, 1, 1, 1, '2026-03-02', 0)`,
    (id: string) => sql`insert into metered_pages values (${id}, 'page', ${`${id}-meter`})`,
    (
      id: string,
    ) => sql`insert into mailboxes (tenant_id, directory_id, client_id, address, sealed_secret, due_at,
      busy_until, connected_at) values (${id}, 'd', 'c', 'a@example.com', '', 0, 0, 0)`,
  ];
  for (const row of rows) await shard.run(row);
}

const used = async ({ shard }: TenantContext) => {
  const counts: number[] = [];
  for (const table of ["document_meters", "metered_pages", "usage_days", "mailboxes"])
    counts.push(
      (await shard.all((id) => sql`select 1 from ${sql.identifier(table)} where tenant_id = ${id}`)).length,
    );
  return counts;
};

test("nobody else writes while an export is restored, and can again when it is", async () => {
  const { context } = await filledTenant(3);
  const target = await begun(context);
  const file = { bytes: new TextEncoder().encode("%PDF-1.7"), fileName: "a.pdf", source: "browser" } as const;
  await expect(makeModel(target).catch(unwrapped)).rejects.toMatchObject({
    message: expect.stringContaining("being restored"),
  });
  await expect(receiveWithoutModel(target, file)).rejects.toMatchObject(heldSentence);
  expect(await restoreAll(target)).toMatchObject({ state: "done" });
  expect(await leftovers(target)).toEqual([]);
  await makeModel(target, { name: "New" });
  await receiveWithoutModel(target, file);
});

test("what came in before it was held is not mixed with an export", async () => {
  const { context } = await filledTenant(1);
  const target = await emptyTenant();
  await bring(target, await exportedArchives(context));
  await beginRestore(target, {});
  const model = await makeModel(target);
  expect(await restoreAll(target)).toMatchObject({ state: "collecting", place: null });
  expect((await restorableRows(target)).tenant_ai_models?.map(({ id }) => id)).toEqual([model.id]);
  expect(await leftovers(target)).toEqual([]);
  await expect(beginRestore(target, {})).rejects.toMatchObject({
    messageKey: "tenants.problem.restore-not-empty",
  });
});

test("a restore that runs can be stopped, and what was used before stays counted", async () => {
  const { context } = await filledTenant(3);
  const target = await begun(context);
  await use(target);
  await cancelRestore(target, {});
  expect((await restoreAll(target))?.state).toBe("cleared");
  expect(await restorableRows(target)).toEqual({});
  expect(await used(target)).toEqual([1, 1, 1, 1]);
  expect(await leftovers(target)).toEqual([]);
  await makeModel(target);
});

test("an error that would come again ends the restore, and nothing can be written until it was cleared", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { context } = await filledTenant(1);
  const target = await begun(context);
  const tooBig = () => {
    throw new Error("D1_ERROR: string or blob too big: SQLITE_TOOBIG");
  };
  expect(await restoreStep(target, tooBig)).toEqual({ next: "done" });
  expect(await findRestore(target.control)).toMatchObject({
    state: "failed",
    problem: "tenants.problem.restore-stopped",
  });
  await expect(makeModel(target).catch(unwrapped)).rejects.toMatchObject({
    message: expect.stringContaining("being restored"),
  });
  await expect(bring(target, [new Uint8Array(40)])).rejects.toMatchObject({
    messageKey: "tenants.problem.restore-gone",
  });
  const visitor = {
    ...target,
    actor: { kind: "person", id: "p", isSystemAdmin: true, permissions: ["*"] },
  } as const;
  const move = { tenantId: target.tenant.id, shardId: "us-1" };
  await expect(
    moveCustomer({ ...visitor, jobs: { startMove: async () => {} }, bound: ["us-1"] }, move),
  ).rejects.toMatchObject({ messageKey: "customers.problem.restoring" });
  await cancelRestore(target, {});
  expect((await restoreAll(target))?.state).toBe("cleared");
  await makeModel(target);
});

test("a restore that comes no further has failed after two hours, and is started again until then", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { context } = await filledTenant(1);
  const target = await begun(context);
  const started: string[] = [];
  const sweep = async (minutes: number) =>
    sweepRestores(
      {
        ...makeVisitorContext(env, { kind: "system", id: "sweep" }),
        now: () => new Date(Date.now() + minutes * 60_000),
        filesOf: async () => target.files,
        jobs: {
          async startRestore({ tenantId }) {
            started.push(tenantId);
            throw new Error("the document Worker is down");
          },
        },
      },
      {},
    );
  await sweep(1);
  expect(started).not.toContain(target.tenant.id);
  await sweep(60);
  expect(started).toContain(target.tenant.id);
  expect(await findRestore(target.control)).toMatchObject({ state: "running" });
  await sweep(125);
  expect(await findRestore(target.control)).toMatchObject({
    state: "failed",
    problem: "tenants.problem.restore-stopped",
  });
  // An organization that is erased instead leaves nothing of its hold in the shard.
  expect((await leftovers(target)).length).toBeGreaterThan(100);
  await unlockAfterRestore(target.shard);
  expect(await leftovers(target)).toEqual([]);
});
