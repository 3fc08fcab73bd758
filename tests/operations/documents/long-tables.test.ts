import type { LineItem } from "@engine/results/extraction-result";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { resultRows } from "@tests/support/stored-rows";
import { describe, expect, it } from "vitest";
import { downloadDocuments } from "~/operations/documents/download";
import { exportDocuments } from "~/operations/documents/export";
import { exportDocument } from "~/operations/documents/export-one";
import { getDocument } from "~/operations/documents/get";
import { getCoordinates } from "~/operations/documents/get-coordinates";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { zip } from "~/platform/zip";

const line = (row: number): LineItem => ({
  cells: {
    description: found(`Article ${row}`, {
      place: { page: 1 + Math.floor(row / 100), box: [0.1, 0.1, 0.2, 0.2] },
    }),
    quantity: found("1"),
    netTotal: found("1.00"),
  },
  arithmetic: "agrees",
});

const equation = {
  key: "equation.lines-net",
  values: { lines: "20000.00", subTotal: "20000.00" },
  holds: true,
};

/** A document of many rows as the engine leaves it. */
async function long(rows: number) {
  const context = await makeTenant();
  const model = await makeModel(context);
  const lineItems = Array.from({ length: rows }, (_, row) => line(row));
  const proof = { state: "consistent" as const, equations: [equation] };
  const result = { ...plantedResult, lineItems, proof };
  const documentId = await plantDocument(context, model.id, { status: "failed", result });
  return { context, modelId: model.id, documentId };
}

const described = ({ cells }: LineItem) => cells.description?.value;

async function largestColumn(documentId: string): Promise<number> {
  const [kept] = await resultRows(documentId);
  return Math.max(...Object.values(kept ?? {}).map((value) => String(value).length));
}

describe("a document of 20,000 rows", () => {
  it("is kept in pieces, read as a whole or by the page, and exported", async () => {
    const { context, modelId, documentId } = await long(20_000);
    expect(await largestColumn(documentId)).toBeLessThan(100_000);
    const some = await getDocument(context, { documentId, rows: { first: 12_345, count: 100 } });
    expect([some.lineCount, some.firstLine, some.lineItems.length]).toEqual([20_000, 12_345, 100]);
    expect(some.lineItems.map(described)).toEqual(
      Array.from({ length: 100 }, (_, row) => `Article ${12_345 + row}`),
    );
    const { stream } = await exportDocument(context, { documentId });
    const { lineItems } = await new Response(stream).json<{ lineItems: unknown[] }>();
    expect(lineItems).toHaveLength(20_000);
    const { stream: csv } = await exportDocuments(context, { modelId, format: "csv", lines: true });
    expect((await new Response(csv).text()).split("\r\n")).toHaveLength(20_002);
  });

  it("leaves piece by piece, however it leaves", async () => {
    const { context, modelId, documentId } = await long(20_000);
    const read: string[] = [];
    const bytes = (key: string) => {
      read.push(key);
      return context.files.bytes(key);
    };
    const images = { draw: async () => null };
    const watched = { ...context, files: { ...context.files, bytes }, images };
    const documentIds = [documentId];
    const leaving: Record<string, () => Promise<ReadableStream<Uint8Array>>> = {
      json: async () => (await exportDocument(watched, { documentId })).stream,
      csv: async () => (await exportDocument(watched, { documentId, format: "csv" })).stream,
      "a list as json": async () => (await exportDocuments(watched, { modelId, format: "json" })).stream,
      "a list as csv": async () =>
        (await exportDocuments(watched, { modelId, format: "csv", lines: true })).stream,
      "a list as xlsx": async () => (await exportDocuments(watched, { modelId, format: "xlsx" })).stream,
      "a download": async () =>
        (await downloadDocuments(watched, { modelId, documentIds, holds: "json" })).stream,
      coordinates: async () => zip(await getCoordinates(watched, { documentId })),
    };
    for (const [how, open] of Object.entries(leaving)) {
      read.length = 0;
      const reader = (await open()).getReader();
      let bytesRead = 0;
      while (read.length === 0) bytesRead += (await reader.read()).value?.byteLength ?? 0;
      for (let more = 0; more < 3; more += 1) await reader.read();
      // Of its 80 pieces; a piece is some 15 kB of CSV.
      expect([how, read.length < 40, bytesRead < 100_000]).toEqual([how, true, true]);
      // An archive throws at its entries what it is cancelled with.
      await reader.cancel().catch((reason) => expect(reason).toBeUndefined());
    }
  });

  it("keeps all other rows when a page of them is saved", async () => {
    const { context, documentId } = await long(20_000);
    await saveCorrections(context, {
      documentId,
      revision: 0,
      rows: { first: 300, count: 3 },
      lineItems: [
        { line: 300, cells: { netTotal: "2.50" } },
        { line: 302, cells: {} },
        { line: null, cells: { description: "Added", netTotal: "4.00" } },
        { line: null, cells: { description: "Added too", netTotal: "1.00" } },
      ],
    });
    const after = await getDocument(context, { documentId });
    expect(after.lineCount).toBe(20_001);
    expect(after.lineItems.slice(299, 305).map(described)).toEqual([
      "Article 299",
      "Article 300",
      "Article 302",
      "Added",
      "Added too",
      "Article 303",
    ]);
    expect(after.lineItems.at(-1)).toEqual(line(19_999));
    expect(after.corrections.map(({ field, lineNumber }) => `${lineNumber} ${field}`).sort()).toEqual([
      "301 netTotal",
      "302 description",
      "302 netTotal",
      "302 quantity",
      "303 description",
      "303 netTotal",
      "304 description",
      "304 netTotal",
    ]);
    // 20,000 rows of 1.00, one of them 1.50 more, one gone, two of 5.00 together: the sum is tried over all rows.
    expect(after.proof.equations[0]).toMatchObject({ values: { lines: "20005.50" }, holds: false });
    expect(await largestColumn(documentId)).toBeLessThan(100_000);
  });

  it("can be emptied, and filled again", { timeout: 90_000 }, async () => {
    const { context, documentId } = await long(20_000);
    await saveCorrections(context, { documentId, revision: 0, lineItems: [] });
    expect((await getDocument(context, { documentId })).lineItems).toEqual([]);
    const lineItems = Array.from({ length: 3_000 }, (_, row) => ({
      line: null,
      cells: { description: `New ${row}`, netTotal: "2.00" },
    }));
    await saveCorrections(context, { documentId, revision: 1, lineItems });
    const after = await getDocument(context, { documentId });
    expect([after.lineCount, described(after.lineItems.at(-1) as LineItem)]).toEqual([3_000, "New 2999"]);
    const asFound = await getDocument(context, { documentId, asFound: true });
    expect(asFound.lineCount).toBe(20_000);
  });
});

describe("a run of rows", () => {
  it("of a short table is saved the same, and cut to what there is", async () => {
    const { context, documentId } = await long(3);
    const save = (revision: number, rows: { first: number; count: number }, description: string) =>
      saveCorrections(context, {
        documentId,
        revision,
        rows,
        lineItems: [{ line: null, cells: { description } }],
      });
    await save(0, { first: 3, count: 100 }, "Last");
    await save(1, { first: 0, count: 0 }, "First");
    const after = await getDocument(context, { documentId });
    expect(after.lineItems.map(described)).toEqual(["First", "Article 0", "Article 1", "Article 2", "Last"]);
  });

  it("does not take rows from outside it", async () => {
    const { context, documentId } = await long(600);
    const outside = {
      documentId,
      revision: 0,
      rows: { first: 100, count: 10 },
      lineItems: [{ line: 99, cells: {} }],
    };
    await expect(saveCorrections(context, outside)).rejects.toMatchObject({ code: "invalid" });
  });
});
