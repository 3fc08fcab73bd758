import { apiClient, jsonBody } from "@tests/support/api-client";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { plantWorld } from "@tests/support/planted-world";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { exportValidations } from "~/operations/validation/export";
import { exportZipValidation } from "~/operations/validation/zip-csv";

/** With a column for tax, so that lines are held against the total. */
const fields = ["invoiceNumber", "invoiceDate", "tax", "total", "description", "netTotal"].map((key) => ({
  key,
  weight: 1,
  required: ["invoiceNumber", "total"].includes(key),
  line: ["description", "netTotal"].includes(key),
}));

async function planted() {
  const context = await makeTenant();
  const modelId = (await makeModel(context, { fields })).id;
  const odd = { ...plantedResult, fields: { invoiceDate: found("soon"), total: found("90.00") } };
  const first = await plantDocument(context, modelId, { position: 1 });
  const second = await plantDocument(context, modelId, { position: 2, fileName: "odd.pdf", result: odd });
  await saveCorrections(context, { documentId: first, revision: 0, fields: { total: "99.00" } });
  const ask = apiClient((await makeKey(context)).key);
  return { context, modelId, first, second, ask, at: `/api/TenantAIModels/${modelId}` };
}

describe("validation reports", () => {
  it("say by document and field what was read and what a person made of it", async () => {
    const { first, second, ask, at } = await planted();
    const page = await ask("GET", `${at}/resultValidation/1?field=total&size=1`);
    expect(page.json.items).toMatchObject([
      { documentId: second, fields: [{ field: "total", person: "open" }] },
    ]);
    const next = await ask("GET", `${at}/resultValidation/1?cursor=${page.json.nextCursor}`);
    expect(next.json).toMatchObject({ items: [{ documentId: first }], nextCursor: null });
    const one = await ask("GET", `${at}/resultValidation/1/${first}`);
    expect(one.json.fields).toContainEqual({
      field: "total",
      read: "100.00",
      confidence: 0.9,
      now: "99.00",
      person: "corrected",
      failedChecks: [],
    });
  });

  it("say what a receiving system would refuse, in the reader's language, and of which documents", async () => {
    const { second, ask, at, context, modelId } = await planted();
    const headers = { "Accept-Language": "es" };
    const { json } = await ask("GET", `${at}/resultValidation/2?size=1`, { headers });
    const [{ refused }] = json.items as unknown as [{ refused: object[] }];
    expect(refused).toEqual([
      { line: null, field: "invoiceNumber", value: "", reason: "Falta un campo obligatorio." },
      { line: null, field: "invoiceDate", value: "soon", reason: "No es una fecha (AAAA-MM-DD)." },
      { line: null, field: "total", value: "90.00", reason: "No cuadra: el cálculo da 100.00." },
    ]);
    const asked = { modelId, type: "2" as const, documentIds: [second] };
    const csv = await new Response((await exportValidations(context, asked)).stream).text();
    expect(csv.split("\r\n").slice(0, 2)).toEqual([
      "documentId,fileName,status,line,field,value,reason",
      `${second},odd.pdf,success,,invoiceNumber,,A required field is empty.`,
    ]);
  });

  it("are made of specified documents, and of those of another tenant nothing", async () => {
    const { second, ask, at } = await planted();
    const foreign = (await plantWorld()).ids.document;
    const body = { tenantDocumentIds: [second, foreign] };
    const { json } = await ask("POST", `${at}/validationReport/specified`, jsonBody(body));
    expect(json).toMatchObject({ ai: [{ documentId: second }], api: [{ documentId: second }] });
    const other = await ask(
      "POST",
      `${at}/validationReport/specified`,
      jsonBody({ ...body, tenantAIModelId: "x" }),
    );
    expect(other.status).toBe(422);
    const file = await ask("POST", `${at}/validationReport/ai/download?format=json`, jsonBody(body));
    expect(file.status).toBe(200);
  });

  it("of a ZIP file are a CSV for each document that something would be refused of", async () => {
    const { context, ids } = await plantWorld();
    const odd = { ...plantedResult, fields: { total: found("90.00") } };
    const plan = { zipFileId: ids.zipFile, fileName: "odd.pdf", position: 7, result: odd };
    const id = await plantDocument(context, ids.model, plan);
    await plantDocument(context, ids.model, {
      ...plan,
      fileName: "good.pdf",
      position: 8,
      result: plantedResult,
    });
    const { stream } = await exportZipValidation(context, { modelId: ids.model, zipFileId: ids.zipFile });
    const parts = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
    expect(Object.keys(parts)).toEqual(["odd.pdf.csv", "summary.csv"]);
    expect(new TextDecoder().decode(parts["summary.csv"])).toContain(`${id},odd.pdf,success,1\r\n`);
  });

  it("of a file sent name what is wrong with it, or where it is not as we write it", async () => {
    const { ask, modelId } = await planted();
    const send = (text: string, query = "") => {
      const body = new FormData();
      body.append("file", new File([text], "a.json", { type: "application/json" }));
      return ask("POST", `/api/TenantAIModels/validationReport/direct${query}`, { body });
    };
    const text = JSON.stringify([{ fields: { currency: "XYZW" } }]);
    expect((await send(text)).json.items).toMatchObject([{ refused: [{ field: "currency" }] }]);
    const withModel = await send('{"fields":{}}', `?tenantAIModelId=${modelId}`);
    expect(withModel.json.items).toMatchObject([
      { refused: [{ field: "invoiceNumber" }, { field: "total" }] },
    ]);
    expect(await send("[1, ")).toMatchObject({ status: 422 });
    expect((await send('[{"fields":[]}]')).json.errors).toMatchObject([{ field: "file.0.fields" }]);
  });
});
