import { env } from "cloudflare:workers";
import { expectConsole } from "@tests/support/announced-console";
import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { usShard } from "@tests/support/us-shard";
import { beforeEach, expect, it } from "vitest";
import { documentFiles } from "~/domain/documents/document-files";
import { keptFileKey } from "~/domain/intake/kept-file";
import { zipFileKey } from "~/domain/intake/zip-file";
import { exportFiles } from "~/domain/tenants/data-export";
import { sweepFiles } from "~/operations/files/sweep";
import { makeSweepContext } from "~/platform/processing-contexts";

const day = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  await usShard().prepare("delete from file_sweeps").run();
  const objects = await env.FILES_US_1?.list();
  await env.FILES_US_1?.delete(objects?.objects.map(({ key }) => key) ?? []);
});

/** A tenant with a document and its file, and a sweep so many days later. */
async function makeWorld() {
  const context = await makeTenant();
  const { id: modelId } = await makeModel(context);
  const documentId = context.newId();
  const now = Date.now();
  await insertDocuments(context, [
    { id: documentId, modelId, position: 1, status: "success", receivedAt: now },
  ]);
  const put = (key: string) => context.files.put(key, "x", "text/plain");
  const isThere = async (key: string) => (await context.files.get(key)) !== null;
  const sweepAfter = (days: number) =>
    sweepFiles({ ...makeSweepContext(env), now: () => new Date(now + days * day) }, {});
  return { put, isThere, sweepAfter, documentId };
}

it("files without a row go after a day; those of a document, and of what others look after, stay", async () => {
  const { put, isThere, sweepAfter, documentId } = await makeWorld();
  const lost = [
    documentFiles.original("lost"),
    documentFiles.words("lost", 1, 1),
    zipFileKey("lost"),
    keptFileKey("lost"),
  ];
  const kept = [
    documentFiles.original(documentId),
    documentFiles.words(documentId, 1, 1),
    exportFiles.part("other", 1),
    "models/m/versions/v.weights",
  ];
  for (const key of [...lost, ...kept]) await put(key);
  expect(await sweepAfter(0.9)).toEqual({ deleted: 0 });
  expect(await sweepAfter(2)).toEqual({ deleted: 4 });
  expect(await Promise.all(lost.map(isThere))).toEqual(lost.map(() => false));
  expect(await Promise.all(kept.map(isThere))).toEqual(kept.map(() => true));
});

it("all files are looked at, some a turn, and again after a day", async () => {
  const { put, isThere, sweepAfter, documentId } = await makeWorld();
  for (let page = 1; page <= 505; page += 1) await put(documentFiles.words(documentId, 1, page));
  await put(documentFiles.original("~lost"));
  expect(await sweepAfter(2)).toEqual({ deleted: 0 });
  expect(await sweepAfter(2)).toEqual({ deleted: 1 });
  await put(documentFiles.original("~late"));
  expect(await sweepAfter(2.5)).toEqual({ deleted: 0 });
  expect(await sweepAfter(3.1)).toEqual({ deleted: 0 });
  expect(await sweepAfter(3.1)).toEqual({ deleted: 1 });
  expect(await isThere(documentFiles.words(documentId, 1, 505))).toBe(true);
});

it("nothing goes when most documents seem to be gone: then it is the database that is not the right one", async () => {
  expectConsole(/files.too-many-without-row/);
  const { put, sweepAfter, documentId } = await makeWorld();
  for (const id of [documentId, ...Array.from({ length: 30 }, (_, index) => `lost-${index}`)])
    await put(documentFiles.original(id));
  expect(await sweepAfter(2)).toEqual({ deleted: 0 });
});
