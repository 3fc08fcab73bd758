import { apiClient, jsonBody } from "@tests/support/api-client";
import { testsOfEveryRoute } from "@tests/support/common-route-tests";
import { insertDocuments } from "@tests/support/insert-documents";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import type { TenantContext } from "~/operations/context";

async function planted(context: TenantContext) {
  const model = `/api/TenantAIModels/${(await makeModel(context, { id: context.newId() })).id}`;
  const modelId = model.split("/").at(-1) ?? "";
  const documentId = await plantDocument(context, modelId);
  return { modelId, documentId, model, document: `${model}/documents/${documentId}` };
}

/** A document and one that was split off from it. */
async function split(context: TenantContext) {
  const world = await planted(context);
  const partId = await plantDocument(context, world.modelId, { position: 2, fileName: "part.pdf" });
  await usShard()
    .prepare("update documents set parent_document_id = ?1, first_page = 2, last_page = 3 where id = ?2")
    .bind(world.documentId, partId)
    .run();
  return { ...world, partId };
}

const lacking = ["TenantModel.ViewModel", "TenantModel.UploadDocument"];
const routes: Record<string, (context: TenantContext) => Promise<string>> = {
  "a document with its results": async (context) => `${(await planted(context)).document}/true`,
  "a result as a file": async (context) => `${(await planted(context)).document}/resultFile/json`,
  "documents by confidence": async (context) =>
    `${(await planted(context)).model}/documents/ConfidenceDocuments`,
  "the file of a part": async (context) => {
    const { model, partId } = await split(context);
    return `${model}/documents/DownloadChildDocumentPDF/${partId}`;
  },
  "the parts of a file": async (context) => {
    const { model, documentId } = await split(context);
    return `${model}/MultiDocuments?parentTenantDocumentId=${documentId}`;
  },
};
for (const [name, pathOf] of Object.entries(routes))
  testsOfEveryRoute(name, {
    method: "GET",
    lacking,
    ofTenant: true,
    prepare: async (context) => ({ path: await pathOf(context), status: 200 }),
  });

async function client() {
  const context = await makeTenant();
  return { context, ask: apiClient((await makeKey(context)).key), ...(await split(context)) };
}

describe("a document with its results", () => {
  it("shows what people made of it, or what the machine found", async () => {
    const { ask, document } = await client();
    await ask("PUT", `${document}/result`, jsonBody({ revision: 0, fields: { total: "7.50" } }));
    const total = async (query: string) => {
      const { json } = await ask("GET", `${document}/true${query}`);
      return [...(json.fields ?? [])].find((field) => field.key === "total");
    };
    expect(await total("")).toMatchObject({ value: "7.50", edited: true });
    expect(await total("?viewAutoProcessedResults=false")).toMatchObject({ value: "7.50" });
    expect(await total("?viewAutoProcessedResults=True")).toMatchObject({ value: "100.00", edited: false });
  });
});

describe("a result as a file", () => {
  it.each([
    ["json", "application/json", '"INV-7"'],
    ["result.CSV", "text/csv; charset=utf-8", "INV-7,,100.00,1,Rope"],
  ])("is %s", async (file, type, held) => {
    const { ask, document } = await client();
    const answer = await ask("GET", `${document}/resultFile/${file}`);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, type]);
    expect(answer.text).toContain(held);
    expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment/);
  });

  it("of another kind is refused in the language asked for", async () => {
    const { ask, document } = await client();
    const headers = { "Accept-Language": "es" };
    const { status, json } = await ask("GET", `${document}/resultFile/xml`, { headers });
    expect([status, json.errors?.[0]?.field]).toEqual([422, "file"]);
    expect(json.errors?.[0]?.detail).toBe("El formato debe ser «csv» o «json».");
  });
});

describe("documents by confidence", () => {
  it("come the least sure first, up to the confidence that is named, page by page", async () => {
    const { context, ask, modelId, model } = await client();
    const rows = [0.7, 0.3, null, 0.5, 0.95].map((confidence, index) => ({
      id: `${modelId}-${index}`,
      modelId,
      position: index + 3,
      status: "failed" as const,
      confidence,
      receivedAt: Date.UTC(2026, 2, 10 + index),
    }));
    await insertDocuments(context, rows);
    const list = async (query: string) => {
      const { json } = await ask("GET", `${model}/documents/ConfidenceDocuments?${query}`);
      return { next: json.nextCursor, found: [...(json.items ?? [])].map((row) => Number(row.confidence)) };
    };
    const level = "documentProcessingConfidenceLevel";
    expect((await list("")).found).toEqual([0.3, 0.5, 0.7, 0.9, 0.9, 0.95]);
    expect((await list(`${level}=70&startDate=&endDate=1900-01-01`)).found).toEqual([0.3, 0.5, 0.7]);
    expect((await list(`${level}=0.7&startDate=3%2F12%2F2026&endDate=2026-03-13`)).found).toEqual([0.5]);
    const first = await list(`${level}=0.7&size=2`);
    expect(first.found).toEqual([0.3, 0.5]);
    expect(await list(`${level}=0.7&size=2&cursor=${first.next}`)).toEqual({ next: null, found: [0.7] });
  });

  it("say what is wrong with the level and the dates", async () => {
    const { ask, model } = await client();
    const query = "documentProcessingConfidenceLevel=much&startDate=soon";
    const { status, json } = await ask("GET", `${model}/documents/ConfidenceDocuments?${query}`);
    expect(status).toBe(422);
    expect([...(json.errors ?? [])].map(({ field }) => field).sort()).toEqual([
      "documentProcessingConfidenceLevel",
      "startDate",
    ]);
  });
});

describe("the parts of a file", () => {
  it("are told with their pages; a document that is no part has none and is none", async () => {
    const { ask, model, documentId, partId } = await client();
    const parts = await ask("GET", `${model}/MultiDocuments?parentTenantDocumentId=${documentId}`);
    expect(parts.json.items).toMatchObject([
      { documentId: partId, parentTenantDocumentId: documentId, firstPage: 2, lastPage: 3 },
    ]);
    const none = await ask("GET", `${model}/MultiDocuments?parentTenantDocumentId=${partId}`);
    expect(none.json).toEqual({ items: [] });
    expect((await ask("GET", `${model}/documents/DownloadChildDocumentPDF/${documentId}`)).status).toBe(404);
    const file = await ask("GET", `${model}/documents/DownloadChildDocumentPDF/${partId}`);
    expect(file.headers.get("Content-Type")).toBe("application/pdf");
    expect(file.text).toMatch(/^%PDF/);
  });
});
