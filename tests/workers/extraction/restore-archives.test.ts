import { env } from "cloudflare:workers";
import { makeTenant } from "@tests/support/make-tenant";
import {
  bring,
  emptyTenant,
  exportedArchives,
  restorableRows,
  restoreAll,
} from "@tests/support/restore-bench";
import { filledTenant, idIn, withText } from "@tests/support/restored-worlds";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { findRestore } from "~/data/control/tenant-restores";
import { documentFiles } from "~/domain/documents/document-files";
import { type ExportManifest, sealedTextOf } from "~/domain/tenants/export-manifest";
import { beginRestore } from "~/operations/tenants/begin-restore";
import { cancelRestore } from "~/operations/tenants/cancel-restore";
import { DamagedArchive } from "~/operations/tenants/steps/read-archive";
import { restoreEntry } from "~/operations/tenants/steps/restore-entry";
import { makeRestoringContext, restoreContextOf } from "~/platform/tenant-restores";
import { zip } from "~/platform/zip";

afterEach(() => vi.restoreAllMocks());

test("archives that come at the same time are all kept", async () => {
  const archives = await exportedArchives((await filledTenant(3)).context);
  const target = await emptyTenant();
  const [first = new Uint8Array(), ...others] = archives;
  await bring(target, [first]);
  await Promise.all(others.map((archive) => bring(target, [archive])));
  const { archives: brought } = (await findRestore(target.control)) ?? {};
  expect(brought?.map(({ number }) => number)).toEqual(archives.map((_, at) => at + 1));
});

test("archives that are none, damaged, of another export or version are refused with a sentence", async () => {
  const { context } = await filledTenant(1);
  const archives = await exportedArchives(context);
  const target = await emptyTenant();
  const refused = (archive: Uint8Array) => bring(target, [archive]).catch((error: unknown) => error);
  expect(await refused(new TextEncoder().encode("no archive"))).toMatchObject({
    messageKey: "tenants.problem.restore-no-archive",
  });
  const [first = new Uint8Array()] = archives;
  expect(await refused(first.subarray(0, first.length - 9))).toMatchObject({
    messageKey: "tenants.problem.restore-no-archive",
  });
  expect(await refused(withText(first, '"version": 1', '"version": 2'))).toMatchObject({
    messageKey: "tenants.problem.restore-version",
  });
  await bring(target, archives.slice(1));
  await expect(beginRestore(target, {})).rejects.toMatchObject({
    messageKey: "tenants.problem.restore-missing",
  });
  const other = await makeTenant();
  expect(await refused((await exportedArchives(other))[0] ?? first)).toMatchObject({
    messageKey: "tenants.problem.restore-other-export",
  });
  await bring(target, [withText(first, "Blue Harbour", "Blue Harbor!")]);
  await expect(beginRestore(target, {})).rejects.toMatchObject({
    messageKey: "tenants.problem.restore-damaged",
    values: { archives: "1" },
  });
  await cancelRestore(target, {});
  expect(await target.files.list("restores/", "", 10)).toEqual([]);
  const filled = { ...target, ...restoreContextOf(context, env as never), jobs: target.jobs };
  expect(await bring(filled, [first]).catch((error: unknown) => error)).toMatchObject({
    messageKey: "tenants.problem.restore-not-empty",
  });
});

test("an archive whose files overlap, or are longer than what can be sent in, is refused", async () => {
  const [first = new Uint8Array()] = await exportedArchives(await makeTenant());
  const bomb = first.slice();
  const view = new DataView(bomb.buffer);
  const directory = view.getUint32(bomb.length - 6, true);
  // The second file of the directory is said to begin where the first does.
  const second = directory + 46 + view.getUint16(directory + 28, true) + view.getUint16(directory + 30, true);
  view.setUint32(second + 42, view.getUint32(directory + 42, true), true);
  const target = await emptyTenant();
  await expect(bring(target, [bomb])).rejects.toMatchObject({
    messageKey: "tenants.problem.restore-no-archive",
  });
  await bring(target, [first]);
  const restore = await findRestore(target.control);
  const context = await makeRestoringContext(env, target.tenant.id);
  if (!restore || !context) throw new Error("nothing was begun");
  const key = restore.archives[0]?.key ?? "";
  const name = `documents/Trade/${target.newId()}/original-a.pdf`;
  const file = { name, offset: 0, byteSize: 25 * 1024 * 1024 + 1, end: 2 ** 31 };
  const entry = { restore, key, directory: [file], file, tally: { ...restore.tally }, tables: [] };
  await expect(restoreEntry(context, entry)).rejects.toThrow(DamagedArchive);
  expect(await target.files.list("documents/", "", 10)).toEqual([]);
});

test("only who may do everything can restore", async () => {
  const target = await emptyTenant();
  const actor = { kind: "person", id: "p", permissions: ["Tenant.Edit"] } as const;
  await expect(bring({ ...target, actor }, [new Uint8Array(40)])).rejects.toMatchObject({
    messageKey: "tenants.problem.restore-everything",
  });
});

test("an archive made by hand cannot touch rows of others, invite a system administrator or leave its folder", async () => {
  const other = await filledTenant(1);
  const target = await emptyTenant();
  const victim = other.documentIds[0] ?? "";
  const before = await other.context.shard.all((id) => sql`select * from documents where tenant_id = ${id}`);
  const model = (await restorableRows(restoreContextOf(other.context, env as never))).tenant_ai_models?.[0];
  const manifest = (number: number, more = {}) => ({
    format: "fieldwise-export",
    version: 1,
    exportId: "e",
    tenantId: other.context.tenant.id,
    name: "Mine",
    exportedAt: "2026-03-02T10:00:00.000Z",
    number,
    ...more,
  });
  const made = async (files: Record<string, unknown>) =>
    new Uint8Array(
      await new Response(
        zip(
          (async function* () {
            for (const [name, content] of Object.entries(files))
              yield { name, input: JSON.stringify(content), lastModified: new Date() };
          })(),
        ),
      ).arrayBuffer(),
    );
  const person = {
    userId: "u",
    kind: "person",
    firstName: "Eve",
    lastName: "",
    features: null,
    userStatus: 1,
  };
  const first = await made({
    "manifest.json": manifest(1),
    "roles.json": [{ roleId: "system-admin", name: "systemadmin", permissions: ["*"] }],
    "users.json": [{ ...person, email: "eve@example.com", role: "systemadmin" }],
    "../../evil.json": {},
    [`data/files/../../${other.context.tenant.id}/documents/${victim}/original`]: "mine now",
    [`data/files/documents/${victim}/original`]: "mine now",
    "data/rows/000000-tenant_ai_models.json": [model],
    "data/rows/000001-documents.json": before,
  });
  const named = manifest(2, { archives: [{ number: 1, sha256: await sha256Of(first) }] });
  for (const seal of [{}, { seal: await target.secrets.digest(sealedTextOf(named as ExportManifest)) }])
    await expect(
      bring(target, [await made({ "manifest.json": { ...named, ...seal } })]),
    ).rejects.toMatchObject({
      messageKey: "tenants.problem.restore-no-seal",
    });
  // Even with the seal, which nobody has but the installation: and what is in the last archive itself is passed over.
  const seal = await target.secrets.sealedDigest(sealedTextOf(named as ExportManifest));
  const last = await made({
    "manifest.json": { ...named, seal },
    "data/rows/000002-suppliers.json": [{ id: target.newId(), name: "Not covered" }],
  });
  await bring(target, [first, last]);
  await beginRestore(target, {});
  expect((await restoreAll(target))?.state).toBe("done");
  expect(await other.context.shard.all((id) => sql`select * from documents where tenant_id = ${id}`)).toEqual(
    before,
  );
  expect(
    new TextDecoder().decode((await other.context.files.bytes(documentFiles.original(victim))) ?? undefined),
  ).toBe("%PDF-1.7 0");
  const files = (await target.files.list("", "", 100)).map(({ key }) => key);
  expect(files).toEqual([documentFiles.original(await idIn(target, victim))]);
  const people = await env.DB_CONTROL.prepare("select role_id from members where tenant_id = ?")
    .bind(target.tenant.id)
    .all();
  expect(people.results).toEqual([{ role_id: `assistant-${target.tenant.id}` }]);
});

test("a row that does not fit ends the restore with a sentence, and what is there can be cleared", async () => {
  const { context } = await filledTenant(1);
  const archives = await exportedArchives(context);
  const target = await emptyTenant();
  await bring(target, archives);
  await beginRestore(target, {});
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  const restore = await findRestore(target.control);
  for (const { key } of restore?.archives ?? []) {
    const bytes = (await target.files.bytes(key)) ?? new Uint8Array();
    await target.files.put(key, withText(bytes, '"attempt":1', '"attempt":"'), "a/b");
  }
  expect(await restoreAll(target)).toMatchObject({
    state: "failed",
    problem: "tenants.problem.restore-broken",
  });
  expect(log).toHaveBeenCalled();
  await cancelRestore(target, {});
  expect((await restoreAll(target))?.state).toBe("cleared");
  expect(await restorableRows(target)).toEqual({});
  expect(await target.files.list("", "", 10)).toEqual([]);
});

async function sha256Of(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.slice()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
