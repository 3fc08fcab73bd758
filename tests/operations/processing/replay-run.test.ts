import { env } from "cloudflare:workers";
import { noEmbeddedParts } from "@engine/reading/embedded-parts";
import { engineVersion } from "@engine/results/engine-version";
import { facturX } from "@tests/support/e-invoice";
import { makeRun } from "@tests/support/make-run";
import { makeTenant } from "@tests/support/make-tenant";
import { auditedOperations, resultRows } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, test } from "vitest";
import { findReplay, insertReplay } from "~/data/shard/replays";
import { documentFiles } from "~/domain/documents/document-files";
import { beginProcessing } from "~/operations/processing/begin";
import { extractDocument } from "~/operations/processing/extract";
import { readDocument } from "~/operations/processing/read";
import { replayRun } from "~/operations/processing/replay";
import { runReplay } from "~/operations/processing/run-replay";
import { readXml } from "~/platform/reader/read-xml";

const page = {
  text: "Acme Tools Inc\nInvoice Number: FA-2025-114\nInvoice Date: 2026-02-14\nTotal: $120.00",
};
const carried = { ...noEmbeddedParts, xml: [readXml(new TextEncoder().encode(facturX()))] };

async function makeExtracted(parts = noEmbeddedParts) {
  const made = await makeRun([page], parts);
  await beginProcessing(made.context, made.run);
  await readDocument(made.context, made.run);
  await extractDocument(made.context, { ...made.run, wait: 0, read: 0, readAt: made.clock.now.getTime() });
  const [row] = await resultRows(made.run.documentId);
  return { ...made, hash: String(row?.input_hash) };
}

describe("a replay", () => {
  test("gives the same bytes and changes nothing", async () => {
    const { context, run, hash } = await makeExtracted();
    const before = [await resultRows(run.documentId), await auditedOperations(context)];
    const report = await replayRun(context, run);
    expect(report).toMatchObject({ state: "same", problem: null, inputHash: hash, changes: [], today: [] });
    expect(report.resultHash.before).toMatch(/^[0-9a-f]{64}$/);
    expect(report.resultHash.after).toBe(report.resultHash.before);
    expect(report.engineVersion).toEqual({ before: engineVersion, after: engineVersion });
    expect([await resultRows(run.documentId), await auditedOperations(context)]).toEqual(before);
  });

  test("gives the same bytes of a table that is kept in pieces", async () => {
    const rows = Array.from({ length: 300 }, (_, row) => `Rope ${row + 1}      2      3.00      6.00`);
    const text = [page.text, "", "Description      Quantity      Unit Price      Amount", ...rows].join("\n");
    const made = await makeRun([{ text }]);
    await beginProcessing(made.context, made.run);
    await readDocument(made.context, made.run);
    await extractDocument(made.context, { ...made.run, wait: 0, read: 0, readAt: made.clock.now.getTime() });
    const [row] = await resultRows(made.run.documentId);
    expect(JSON.parse(String(row?.item_pieces)).map((piece: { rows: number }) => piece.rows)).toEqual([
      150, 150,
    ]);
    expect(await replayRun(made.context, made.run)).toMatchObject({ state: "same", changes: [], today: [] });
  });

  test("that was noted keeps its report, and runs once", async () => {
    const { context, run } = await makeExtracted();
    const at = context.now();
    await insertReplay(context.shard, { ...run, at });
    const request = { ...run, requestedAt: at.getTime(), number: 1 };
    expect(await runReplay(context, { ...request, number: 2 })).toEqual({ done: false });
    expect(await runReplay(context, request)).toEqual({ done: true });
    expect(await findReplay(context.shard, run.documentId)).toMatchObject({
      state: "done",
      report: { state: "same", changes: [], changesTotal: 0, todayTotal: 0 },
      endedAt: at,
    });
    expect(await runReplay(context, request)).toEqual({ done: false });
  });

  test("needs nothing but what was kept with the result", async () => {
    const { context, run } = await makeExtracted(carried);
    await env.FILES_US_1?.delete(`${context.tenant.id}/${documentFiles.embedded(run.documentId, 1)}`);
    const report = await replayRun(context, run);
    expect(report).toMatchObject({ state: "same", changes: [] });
    expect(report.today.map(({ field }) => field)).toContain("description");
  });

  test("names the values that another engine had found", async () => {
    const { context, run } = await makeExtracted();
    await usShard()
      .prepare(
        "update results set engine_version = '0.9', fields = json_set(fields, '$.total.value', '12.00') where document_id = ?",
      )
      .bind(run.documentId)
      .run();
    expect(await replayRun(context, run)).toMatchObject({
      state: "changed",
      engineVersion: { before: "0.9", after: engineVersion },
      changes: [{ field: "total", line: null, before: "12.00", after: "120.00" }],
      today: [{ field: "total", line: null, before: "12.00", after: "120.00" }],
    });
  });

  test("is refused where the words are not those of the result", async () => {
    const { context, run } = await makeExtracted();
    const key = documentFiles.words(run.documentId, 1, 1);
    const words = JSON.parse(new TextDecoder().decode((await context.files.bytes(key)) ?? new Uint8Array()));
    words.words[0].text = "Other";
    await context.files.put(key, JSON.stringify(words), "application/json");
    expect(await replayRun(context, run)).toMatchObject({
      state: "impossible",
      problem: "replay.input-changed",
    });
  });

  test("is refused where the input was not kept", async () => {
    const { context, run, hash } = await makeExtracted();
    await context.files.deleteAll(documentFiles.input(run.documentId, 1, hash));
    expect(await replayRun(context, run)).toMatchObject({ state: "impossible", problem: "replay.no-input" });
  });

  test("of another tenant's document, or of another attempt, does not exist", async () => {
    const { context, run } = await makeExtracted();
    const other = await makeTenant({ kind: "system", id: "test" });
    await expect(replayRun(other, run)).rejects.toMatchObject({ code: "not-found" });
    await expect(replayRun(context, { ...run, attempt: 2 })).rejects.toMatchObject({ code: "not-found" });
  });
});

test("the input hash covers what the file carries", async () => {
  const [plain, same, carrying] = await Promise.all([
    makeExtracted(),
    makeExtracted(),
    makeExtracted(carried),
  ]);
  expect(plain.hash).toBe(same.hash);
  expect(carrying.hash).not.toBe(plain.hash);
});
