import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { readXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import type { TenantContext } from "~/operations/context";
import { exportDocuments } from "~/operations/documents/export";
import { exportDocument } from "~/operations/documents/export-one";
import { saveCorrections } from "~/operations/documents/save-corrections";

type Input = Parameters<typeof exportDocuments>[1];
const bytes = async (context: TenantContext, input: Partial<Input> & { modelId: string }) => {
  const file = await exportDocuments(context, { format: "csv", lines: false, ...input } as Input);
  return {
    ...file,
    text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(await new Response(file.stream).arrayBuffer()),
  };
};

async function planted() {
  const context = await makeTenant();
  const modelId = (await makeModel(context)).id;
  const first = await plantDocument(context, modelId, { position: 1, fileName: "=evil().pdf" });
  const second = await plantDocument(context, modelId, {
    position: 2,
    status: "failed",
    at: new Date("2026-03-10T10:00:00Z"),
  });
  return { context, modelId, first, second };
}

describe("an export", () => {
  it("as CSV has a row per document, newest first, with what people made of it", async () => {
    const { context, modelId, first, second } = await planted();
    await saveCorrections(context, { documentId: first, revision: 0, fields: { total: "77.70" } });
    const { text, contentType, fileName } = await bytes(context, { modelId });
    expect(contentType).toBe("text/csv; charset=utf-8");
    expect(fileName).toMatch(/^Supplier-Invoices-\d{4}-\d\d-\d\d\.csv$/);
    expect(text.startsWith("\ufeffdocumentId,fileName,status,")).toBe(true);
    const rows = text.trim().split("\r\n").slice(1);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(new RegExp(`^${second},invoice\\.pdf,failed,.*,INV-7,,100\\.00$`));
    expect(rows[1]).toMatch(new RegExp(`^${first},'=evil\\(\\)\\.pdf,userEdited,.*,INV-7,,77\\.70$`));
  });

  it("as CSV by lines has a row per line item", async () => {
    const { context, modelId } = await planted();
    const { text } = await bytes(context, { modelId, lines: true, status: "failed" });
    const rows = text.trim().split("\r\n");
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(/,100\.00,1,Rope,,60\.00$/);
    expect(rows[2]).toMatch(/,100\.00,2,Paint,,40\.00$/);
  });

  it("as CSV has a row per line item unless told otherwise, with dates as ISO 8601", async () => {
    const { context, modelId, first } = await planted();
    await saveCorrections(context, { documentId: first, revision: 0, fields: { invoiceDate: "3/9/2026" } });
    const { stream } = await exportDocuments(context, { modelId });
    const rows = (await new Response(stream).text()).trim().split("\r\n");
    expect(rows).toHaveLength(5);
    expect(rows[4]).toMatch(/,INV-7,2026-03-09,100\.00,2,Paint,,40\.00$/);
  });

  it("as XLSX has a sheet of documents and one of line items, with dates and numbers as such", async () => {
    const { context, modelId, first, second } = await planted();
    await saveCorrections(context, { documentId: first, revision: 0, fields: { invoiceDate: "3/9/2026" } });
    const { stream } = await exportDocuments(context, { modelId, format: "xlsx" });
    const { sheets } = await readXlsx(new Uint8Array(await new Response(stream).arrayBuffer()));
    expect(sheets.map(({ name }) => name)).toEqual(["Documents", "Line items"]);
    const [documents = [], lines = []] = sheets.map(({ rows }) => rows);
    const heads = documents[0] ?? [];
    const at = (row: number, name: string) => documents[row]?.[heads.indexOf(name)];
    expect(documents).toHaveLength(3);
    expect([at(1, "documentId"), at(2, "fileName"), at(2, "total")]).toEqual([second, "=evil().pdf", 100]);
    expect(at(2, "invoiceDate")).toEqual(new Date("2026-03-09T00:00:00Z"));
    expect(at(1, "receivedOn")).toEqual(new Date("2026-03-10T10:00:00Z"));
    expect(lines[0]?.slice(0, 4)).toEqual(["documentId", "fileName", "invoiceNumber", "line"]);
    expect(lines.slice(1).map(([id, , number, line]) => [id, number, line])).toEqual([
      ...[second, first].flatMap((id) => [1, 2].map((line) => [id, "INV-7", line])),
    ]);
    expect(lines[1]?.at(-1)).toBe(60);
  });

  it("as JSON reads back", async () => {
    const { context, modelId, first, second } = await planted();
    const { text, contentType } = await bytes(context, { modelId, format: "json" });
    expect(contentType).toBe("application/json");
    const documents = JSON.parse(text);
    expect(documents.map((document: { documentId: string }) => document.documentId)).toEqual([second, first]);
    expect(documents[0]).toMatchObject({
      fields: { invoiceNumber: { value: "INV-7", page: 1 }, invoiceDate: null },
      lineItems: [{ netTotal: { value: "60.00" }, quantity: null }, { description: { value: "Paint" } }],
    });
  });

  it.each(["csv", "json"])("of nothing is whole as %s", async (format) => {
    const { context, modelId } = await planted();
    const { text } = await bytes(context, { modelId, format, startDate: "2030-01-01" });
    if (format === "json") expect(JSON.parse(text)).toEqual([]);
    else expect(text.trim().split("\r\n")).toHaveLength(1);
  });

  it("goes on over many pages and leaves nobody out", async () => {
    const context = await makeTenant();
    const modelId = (await makeModel(context)).id;
    const rows = Array.from({ length: 230 }, (_, index) => ({
      id: `${modelId}-${index}`,
      modelId,
      position: index * 3,
      receivedAt: Date.UTC(2026, 0, 1) + index * 3_600_000,
      status: index % 2 ? ("success" as const) : ("failed" as const),
    }));
    await insertDocuments(context, rows);
    const count = async (filter: Partial<Input>) =>
      JSON.parse((await bytes(context, { modelId, format: "json", ...filter })).text).length;
    expect(await count({})).toBe(230);
    expect(await count({ status: "success" })).toBe(115);
    expect(await count({ startDate: "2026-01-02", endDate: "2026-01-06" })).toBe(120);
    expect(await count({ startDate: "2026-01-02", endDate: "2026-01-06", status: "failed" })).toBe(60);
  });

  it("reads a page only when the one before was taken", async () => {
    const { context, modelId } = await planted();
    const { stream } = await exportDocuments(context, { modelId, format: "csv", lines: false });
    const reader = stream.getReader();
    const heading = new TextDecoder().decode((await reader.read()).value);
    expect(heading).toMatch(/^documentId,/);
    await reader.cancel();
  });

  it("of one document is the same as in the list", async () => {
    const { context, modelId, first } = await planted();
    const { stream, fileName } = await exportDocument(context, { documentId: first });
    const list = JSON.parse((await bytes(context, { modelId, format: "json" })).text);
    expect(await new Response(stream).json()).toEqual(list[1]);
    expect(fileName).toBe(`${first}.json`);
    const table = await exportDocument(context, { documentId: first, format: "csv" });
    expect(table).toMatchObject({ fileName: `${first}.csv`, contentType: "text/csv; charset=utf-8" });
    const rows = await bytes(context, { modelId, format: "csv", lines: true });
    const [, row] = (await new Response(table.stream).text()).split("\r\n");
    expect(rows.text).toContain(row);
  });

  it("does not exist for another tenant", async () => {
    const { modelId, first } = await planted();
    const other = await makeTenant();
    await expect(exportDocuments(other, { modelId, format: "csv", lines: false })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(exportDocument(other, { documentId: first })).rejects.toMatchObject({ code: "not-found" });
  });
});
