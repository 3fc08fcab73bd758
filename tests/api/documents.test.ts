import { apiClient, jsonBody } from "@tests/support/api-client";
import { testsOfEveryRoute } from "@tests/support/common-route-tests";
import { insertDocuments } from "@tests/support/insert-documents";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { plantOwnFinding } from "@tests/support/plant-own-finding";
import { describe, expect, it } from "vitest";
import type { TenantContext } from "~/operations/context";

async function planted(context: TenantContext) {
  const modelId = (await makeModel(context)).id;
  const documentId = await plantDocument(context, modelId);
  return { modelId, documentId, documents: `/api/TenantAIModels/${modelId}/documents` };
}

const elsewhere = ["TenantModel.ViewModel", "TenantModel.UploadDocument"];

testsOfEveryRoute("the list of documents", {
  method: "GET",
  lacking: elsewhere,
  ofTenant: true,
  prepare: async (context) => ({ path: (await planted(context)).documents, status: 200 }),
});
testsOfEveryRoute("a document", {
  method: "GET",
  lacking: elsewhere,
  ofTenant: true,
  async prepare(context) {
    const { documents, documentId } = await planted(context);
    return { path: `${documents}/${documentId}`, status: 200 };
  },
});
testsOfEveryRoute("deleting a document", {
  method: "DELETE",
  lacking: ["TenantModel.ViewDocument", "TenantModel.EditDocument"],
  ofTenant: true,
  async prepare(context) {
    const { documents, documentId } = await planted(context);
    return { path: `${documents}/${documentId}`, status: 204 };
  },
});
testsOfEveryRoute("correcting a result", {
  method: "PUT",
  lacking: ["TenantModel.ViewDocument"],
  ofTenant: true,
  async prepare(context) {
    const { documents, documentId } = await planted(context);
    const init = () => jsonBody({ revision: 0, fields: { total: "5.00" } });
    return { path: `${documents}/${documentId}/result`, init, status: 200 };
  },
});

async function client() {
  const context = await makeTenant();
  return { context, ask: apiClient((await makeKey(context)).key), ...(await planted(context)) };
}

describe("the list of documents", () => {
  it("is paged, sorted and filtered by the query", async () => {
    const { context, ask, modelId, documents } = await client();
    const rows = Array.from({ length: 30 }, (_, index) => ({
      id: `${modelId}-${index}`,
      modelId,
      position: index + 2,
      status: "failed" as const,
      receivedAt: Date.UTC(2026, 2, 10 + index),
      fileName: `${String(index).padStart(2, "0")}.pdf`,
    }));
    await insertDocuments(context, rows);
    const { json } = await ask(
      "GET",
      `${documents}?page=2&size=10&sortField=DateCreated&sortOrder=Descending`,
    );
    expect(json).toMatchObject({ page: 2, size: 10, totalCount: 31, totalPages: 4 });
    expect([...(json.items ?? [])].map((row) => row.documentId)).toEqual(
      rows
        .slice(10, 20)
        .reverse()
        .map((row) => row.id),
    );
    expect(json.items?.[0]).toMatchObject({
      status: "failed",
      receivedOn: "2026-03-29T00:00:00.000Z",
      source: "api",
    });
    const names = await ask(
      "GET",
      `${documents}?sortField=FileName&sortOrder=asc&size=2&status=Failed&startDate=3%2F12%2F2026&endDate=1900-01-01`,
    );
    expect([...(names.json.items ?? [])].map((row) => row.fileName)).toEqual(["02.pdf", "03.pdf"]);
    const next = await ask(
      "GET",
      `${documents}?sortField=FileName&sortOrder=asc&size=2&status=failed&startDate=2026-03-12&cursor=${names.json.nextCursor}`,
    );
    expect([...(next.json.items ?? [])].map((row) => row.fileName)).toEqual(["04.pdf", "05.pdf"]);
  });

  it("names everything that is wrong with the query, in the language asked for", async () => {
    const { ask, documents } = await client();
    const answer = await ask("GET", `${documents}?page=0&status=lost&startDate=soon`, {
      headers: { "Accept-Language": "fr, es-MX;q=0.8, en;q=0.5" },
    });
    expect(answer.headers.get("Content-Language")).toBe("es");
    expect(answer.json).toMatchObject({
      type: "/api/docs#problem-invalid",
      title: "Solicitud no válida",
      status: 422,
      instance: documents,
    });
    expect(
      [...(answer.json.errors ?? [])].map(({ field, detail, pointer }) => ({ field, detail, pointer })),
    ).toEqual(
      expect.arrayContaining([
        { field: "page", detail: "Las páginas se cuentan desde 1.", pointer: "#/page" },
        { field: "status", detail: "No existe ese estado.", pointer: "#/status" },
      ]),
    );
    expect(answer.json.errors).toHaveLength(3);
  });
});

describe("a document", () => {
  it("says its values, where they stand, how sure they are and why", async () => {
    const { ask, documents, documentId } = await client();
    const { json } = await ask("GET", `${documents}/${documentId}`);
    expect(json).toMatchObject({
      documentId,
      status: "success",
      confidence: 0.9,
      threshold: 10,
      revision: 0,
    });
    expect([...(json.fields ?? [])].find((field) => field.key === "total")).toEqual({
      key: "total",
      name: "total",
      type: "amount",
      weight: 5,
      required: true,
      value: "100.00",
      raw: "100.00",
      confidence: 0.9,
      page: 1,
      box: [0.1, 0.1, 0.2, 0.12],
      edited: false,
      reasons: [{ key: "reason.right-of", text: "to the right of “Total”" }],
    });
    expect(json.lineItems?.[0]?.cells?.description).toMatchObject({ value: "Rope", edited: false });
    expect(json.pages).toHaveLength(1);
  });

  it("names the code, the weights and the input that its values were found with", async () => {
    const { ask, documents, documentId } = await client();
    const { json } = await ask("GET", `${documents}/${documentId}`);
    expect(json).toMatchObject({ engineVersion: "test", modelVersion: "test", inputHash: "test" });
  });

  it("calls a field that the tenant made up by its name where embedded data differ from the print", async () => {
    const { context, ask } = await client();
    const { modelId, documentId } = await plantOwnFinding(context);
    const { json } = await ask("GET", `/api/TenantAIModels/${modelId}/documents/${documentId}`);
    expect(json.findings).toMatchObject([
      { field: "own:dock", text: "Loading dock: the embedded data says “Dock 14”, the page says “Dock 41”." },
    ]);
  });

  it("of another model of the tenant is not under this one", async () => {
    const { context, ask, documentId } = await client();
    const other = await makeModel(context, { name: "Other" });
    expect((await ask("GET", `/api/TenantAIModels/${other.id}/documents/${documentId}`)).status).toBe(404);
  });
});

describe("correcting a result", () => {
  it("saves canonical values and answers the new revision", async () => {
    const { ask, documents, documentId } = await client();
    const body = jsonBody({ revision: 0, fields: { total: "1.234" }, lineItems: [{ line: 0, cells: {} }] });
    const answer = await ask("PUT", `${documents}/${documentId}/result`, body);
    expect(answer.json).toEqual({
      changed: 3,
      status: "userEdited",
      revision: 1,
      waiting: 0,
      placed: [{ field: "total", page: null, others: 0 }],
    });
    const { json } = await ask("GET", `${documents}/${documentId}`);
    expect([...(json.fields ?? [])].find((field) => field.key === "total")).toMatchObject({
      value: "1.234",
      edited: true,
    });
    expect(json.lineItems).toHaveLength(1);
  });

  it("is a conflict when the revision is not the present one", async () => {
    const { ask, documents, documentId } = await client();
    const answer = await ask(
      "PUT",
      `${documents}/${documentId}/result`,
      jsonBody({ revision: 7, fields: { total: "1" } }),
    );
    expect(answer.json).toMatchObject({ status: 409, code: "conflict" });
  });

  it.each([
    [jsonBody({ fields: {} }), 422, ["revision"]],
    [
      jsonBody({ revision: 0, fields: { invoiceDate: "soon", nothing: "1" } }),
      422,
      ["fields.invoiceDate", "fields.nothing"],
    ],
    [{ body: "{", headers: { "Content-Type": "application/json" } }, 400, []],
    [{ body: "total=5", headers: { "Content-Type": "application/x-www-form-urlencoded" } }, 415, []],
  ])("refuses %j", async (init, status, fields) => {
    const { ask, documents, documentId } = await client();
    const answer = await ask("PUT", `${documents}/${documentId}/result`, init);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([status, "application/problem+json"]);
    expect([...(answer.json.errors ?? [])].map((error) => error.field)).toEqual(fields);
  });
});

describe("replaying a document", () => {
  it("of another model or without the right to see it is refused before anything runs", async () => {
    const { context, ask, documents, documentId } = await client();
    const other = (await makeModel(context, { name: "Another model" })).id;
    const strange = `/api/TenantAIModels/${other}/documents/${documentId}/replay`;
    expect((await ask("POST", strange)).status).toBe(404);
    const blind = apiClient((await makeKey(context, { permissions: ["TenantModel.ViewModel"] })).key);
    expect((await blind("POST", `${documents}/${documentId}/replay`)).status).toBe(403);
  });
});
