import { env } from "cloudflare:workers";
import { clockedStep } from "@tests/support/clocked-step";
import { exportTenant } from "@workers/extraction/export-tenant";
import { insertSeededRoles } from "~/data/control/roles";
import { findRestore } from "~/data/control/tenant-restores";
import { insertTenant } from "~/data/control/tenants";
import { type Row, readRows } from "~/data/shard/compare-rows";
import { restoredTables } from "~/data/shard/restored-rows";
import { exportFiles } from "~/domain/tenants/data-export";
import type { TenantContext } from "~/operations/context";
import { listExports } from "~/operations/tenants/list-exports";
import { runRestoreStep } from "~/operations/tenants/restore-on";
import { startExport } from "~/operations/tenants/start-export";
import type { RestoreContext } from "~/operations/tenants/steps/restore-context";
import { takeRestoreArchive } from "~/operations/tenants/take-restore-archive";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { newIdentifier } from "~/platform/identifiers";
import { openTenant } from "~/platform/tenancy";
import { makeExportContext } from "~/platform/tenant-exports";
import { makeRestoringContext, restoreContextOf } from "~/platform/tenant-restores";
import { adminActor } from "./make-tenant";

const quietJobs = { startDeletion: async () => {}, startExport: async () => {} };

/** An organization without anything, in the shard of Europe. */
export async function emptyTenant(): Promise<RestoreContext> {
  const visitor = makeVisitorContext(env, adminActor);
  const id = newIdentifier();
  await insertTenant(visitor.control, {
    id,
    slug: `restored-${id}`,
    name: `Restored ${id}`,
    foldedName: `restored ${id}`,
    companyName: "Blue Harbour Pty Ltd",
    addressLine1: "1 Wharf Road",
    city: "Porto",
    state: "",
    postalCode: "4000",
    countryCode: "PT",
    dataCenter: "eu",
    shardId: "eu-1",
    intakeToken: "k3m9x2p7q4rt",
    createdAt: new Date(),
  });
  await insertSeededRoles(visitor.control, id);
  const home = await openTenant(env, visitor.control, id);
  if (!home) throw new Error("the tenant that was just made is not there");
  const context = makeTenantContext(visitor, home, env);
  return { ...restoreContextOf(context, env as never), jobs: { startRestore: async () => {} } };
}

/** All archives of an export of the tenant, in their order. Small limits make several of each kind. */
export async function exportedArchives(
  context: TenantContext,
  limits = { documents: 4, bytes: 16 * 1024 },
): Promise<Uint8Array[]> {
  const origin = "https://fieldwise.example";
  const { exportId } = await startExport({ ...context, jobs: quietJobs }, { origin });
  const job = await makeExportContext(env, context.tenant.id);
  if (!job) throw new Error("the tenant is gone");
  const request = { tenantId: context.tenant.id, exportId, origin };
  await exportTenant({ ...job, limits } as never, request, clockedStep(context.now()).step);
  const [row] = await listExports(context, {});
  if (row?.state !== "ready") throw new Error("the export failed");
  const parts: Uint8Array[] = [];
  for (const { number } of row.parts)
    parts.push((await context.files.bytes(exportFiles.part(exportId, number))) ?? new Uint8Array());
  return parts;
}

/** Brings archives. */
export async function bring(context: RestoreContext, archives: readonly Uint8Array[]): Promise<void> {
  for (const archive of archives)
    await takeRestoreArchive(context, { stream: new Blob([archive.slice()]).stream() });
}

/** Takes a step of the restore that is open, as its job does. `beforeQuery` is called before each write. */
export async function restoreStep({ control, tenant }: RestoreContext, beforeQuery = () => {}) {
  const context = await makeRestoringContext(env, tenant.id);
  const restore = await findRestore(control);
  if (!context || !restore) throw new Error("there is nothing to restore");
  const { shard } = context.rows;
  const { together } = shard;
  shard.together = (statements) => {
    beforeQuery();
    return together(statements);
  };
  const { files } = context;
  const putStream: typeof files.putStream = (...file) => {
    beforeQuery();
    return files.putStream(...file);
  };
  return runRestoreStep({ ...context, files: { ...files, putStream } }, { restoreId: restore.id });
}

/** Takes steps until there is nothing to do. Returns the restore. */
export async function restoreAll(context: RestoreContext) {
  for (let turn = 0; (await restoreStep(context)).next === "again"; turn += 1)
    if (turn > 500) throw new Error("the restore comes to no end");
  return findRestore(context.control);
}

/** All rows that are restored of a tenant, by table and in the order of their keys. */
export async function restorableRows({ rows }: Pick<RestoreContext, "rows">): Promise<Record<string, Row[]>> {
  const all: Record<string, Row[]> = {};
  for (const table of await restoredTables(rows.shard)) {
    const found: Row[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const page = await readRows(rows, table, after);
      found.push(...page.rows);
      after = page.next;
    }
    if (found.length > 0) all[table.name] = found;
  }
  return all;
}
