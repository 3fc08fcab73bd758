import { apiClient, jsonBody } from "@tests/support/api-client";
import { testsOfEveryRoute } from "@tests/support/common-route-tests";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { TenantContext } from "~/operations/context";

async function planted(context: TenantContext) {
  const { id: modelId, baseModelId } = await makeModel(context);
  const documentId = await plantDocument(context, modelId, { status: "failed" });
  const document = `/api/TenantAIModels/${modelId}/documents/${documentId}`;
  return { documentId, document, training: `/api/AIModels/${baseModelId}/TrainingDocuments` };
}

const form = (name: string, content: string | Uint8Array<ArrayBuffer>): RequestInit => {
  const body = new FormData();
  body.append("file", new File([content], name));
  return { body };
};
const change = {
  revision: 0,
  fields: [{ field: "total", value: "7.50", page: 1, box: [0.1, 0.2, 0.3, 0.4] }],
};

testsOfEveryRoute("downloading for annotation", {
  method: "POST",
  lacking: ["TenantModel.ViewDocument", "TenantModel.EditDocument"],
  ofTenant: true,
  async prepare(context) {
    const { documentId, training } = await planted(context);
    return { path: `${training}/DownloadForAnnotation`, init: () => jsonBody([documentId]), status: 200 };
  },
});
testsOfEveryRoute("sending annotations back", {
  method: "POST",
  lacking: ["TenantModel.ViewDocument", "TenantModel.EditDocument"],
  ofTenant: false,
  async prepare(context) {
    const { documentId, training } = await planted(context);
    return {
      path: training,
      status: 200,
      init: () => form("a.json", JSON.stringify({ documentId, ...change })),
    };
  },
});
testsOfEveryRoute("the coordinates of a document", {
  method: "GET",
  lacking: ["Model.ViewTrainingDocument", "TenantModel.EditDocument"],
  ofTenant: true,
  async prepare(context) {
    const { document } = await planted(context);
    return { path: `${document}/DownloadDocumentCoordinatesAndImages`, status: 200 };
  },
});
testsOfEveryRoute("updating the coordinates of a document", {
  method: "PUT",
  lacking: ["TenantModel.ViewDocument", "Model.EditTrainingDocument"],
  ofTenant: true,
  async prepare(context) {
    const { document } = await planted(context);
    return { path: `${document}/UpdateDocumentCoordinates`, init: () => jsonBody(change), status: 200 };
  },
});

async function client() {
  const context = await makeTenant();
  const api = apiClient((await makeKey(context)).key);
  return { context, ask: api, ...(await planted(context)) };
}

describe("coordinates", () => {
  it("go out as JSON, come back changed, and stand on the document then", async () => {
    const { ask, document } = await client();
    expect(await ask("PUT", `${document}/UpdateDocumentCoordinates`, jsonBody(change))).toMatchObject({
      json: { changed: 1, status: "userEdited", revision: 1 },
    });
    const total = [...((await ask("GET", document)).json.fields ?? [])].find(({ key }) => key === "total");
    expect(total).toMatchObject({ value: "7.50", page: 1, box: [0.1, 0.2, 0.3, 0.4], edited: true });
  });

  it("of an older revision are a conflict and change nothing", async () => {
    const { ask, document } = await client();
    await ask("PUT", `${document}/UpdateDocumentCoordinates`, jsonBody(change));
    const again = await ask("PUT", `${document}/UpdateDocumentCoordinates`, jsonBody(change));
    expect([again.status, again.json.code]).toEqual([409, "conflict"]);
  });
});

describe("annotations", () => {
  it("go out and come back in one ZIP file, each told for itself", async () => {
    const { ask, documentId, training } = await client();
    const sheet = { documentId, ...change };
    const back = zipSync({
      [`${documentId}/annotations.json`]: new TextEncoder().encode(JSON.stringify(sheet)),
      "broken.json": new TextEncoder().encode("{"),
    });
    const headers = { "Accept-Language": "es" };
    const { status, json } = await ask("POST", training, { ...form("a.zip", new Uint8Array(back)), headers });
    expect(status).toBe(200);
    expect(json.items).toEqual([
      {
        file: "broken.json",
        documentId: null,
        outcome: "invalid",
        field: null,
        problem: "Este archivo no contiene JSON.",
      },
      { file: `${documentId}/annotations.json`, documentId, outcome: "done", problem: null, field: null },
    ]);
  });

  it("are downloaded for the documents that are named, 20 at most", async () => {
    const { ask, documentId, training } = await client();
    const path = `${training}/downloadforannotation`;
    const { headers, status } = await ask("POST", path, jsonBody({ documentIds: [documentId] }));
    expect([status, headers.get("Content-Type")]).toEqual([200, "application/zip"]);
    const many = await ask("POST", path, jsonBody(Array.from({ length: 21 }, (_, id) => `id-${id}`)));
    expect([many.status, many.json.errors?.[0]?.code]).toEqual([422, "annotations.error.too-many-documents"]);
  });
});
