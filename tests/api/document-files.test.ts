import { readingLimits } from "@engine/reading/reading-limits";
import { apiClient } from "@tests/support/api-client";
import { testsOfEveryRoute } from "@tests/support/common-route-tests";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { describe, expect, it } from "vitest";
import type { TenantContext } from "~/operations/context";

const form = (...files: (string | Uint8Array<ArrayBuffer>)[]): RequestInit => {
  const body = new FormData();
  body.append("note", "not asked for");
  for (const file of files) body.append("file", new File([file], "factura ñ.pdf", { type: "text/plain" }));
  return { body };
};

const pathOf = async (context: TenantContext) =>
  `/api/TenantAIModels/${(await makeModel(context)).id}/documents`;

testsOfEveryRoute("sending a document", {
  method: "POST",
  lacking: ["TenantModel.ViewDocument"],
  ofTenant: true,
  prepare: async (context) => ({ path: await pathOf(context), init: () => form("%PDF-1.7"), status: 202 }),
});
testsOfEveryRoute("the file of a document", {
  method: "GET",
  lacking: ["TenantModel.UploadDocument"],
  ofTenant: true,
  async prepare(context) {
    const model = await makeModel(context);
    const id = await plantDocument(context, model.id);
    return { path: `/api/TenantAIModels/${model.id}/documents/${id}/documentFile`, status: 200 };
  },
});
testsOfEveryRoute("the export", {
  method: "GET",
  lacking: ["TenantModel.UploadDocument"],
  ofTenant: true,
  prepare: async (context) => ({ path: `${await pathOf(context)}/export`, status: 200 }),
});

async function client() {
  const context = await makeTenant();
  const path = await pathOf(context);
  return { context, path, ask: apiClient((await makeKey(context)).key) };
}

describe("sending a document", () => {
  it("answers before it is read, and says where to look", async () => {
    const { ask, path } = await client();
    const answer = await ask("POST", path, form("%PDF-1.7 one"));
    expect(answer.status).toBe(202);
    expect(answer.json).toEqual({ documentId: expect.any(String), status: "received" });
    expect(answer.headers.get("Location")).toBe(`${path}/${answer.json.documentId}`);
    const file = await ask("GET", `${answer.headers.get("Location")}/documentFile`);
    expect(file.text).toBe("%PDF-1.7 one");
    expect(file.headers.get("Content-Type")).toBe("application/pdf");
    expect(file.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(file.headers.get("Content-Disposition")).toContain("filename*=UTF-8''factura%20%C3%B1.pdf");
  });

  it("with an Idempotency-Key happens once", async () => {
    const { ask, path } = await client();
    const send = (key: string, text: string) =>
      ask("POST", path, { ...form(text), headers: { "Idempotency-Key": key } });
    const first = await send("order-7", "%PDF-1.7 one");
    const again = await send("order-7", "%PDF-1.7 one");
    expect([again.status, again.json]).toEqual([202, first.json]);
    expect((await send("order-8", "%PDF-1.7 one")).json.documentId).not.toBe(first.json.documentId);
    expect((await send("order-7", "%PDF-1.7 two")).json).toMatchObject({ status: 409, code: "conflict" });
    expect((await ask("GET", path)).json.totalCount).toBe(2);
  });

  it("with the key of another client is another document", async () => {
    const { context, ask, path } = await client();
    const other = apiClient((await makeKey(context)).key);
    const init = () => ({ ...form("%PDF-1.7 one"), headers: { "Idempotency-Key": "1" } });
    const [one, two] = [await ask("POST", path, init()), await other("POST", path, init())];
    expect(one.json.documentId).not.toBe(two.json.documentId);
  });

  it.each([
    ["nothing", () => ({}), 415, "unsupported-media-type"],
    [
      "JSON",
      () => ({ body: "{}", headers: { "Content-Type": "application/json" } }),
      415,
      "unsupported-media-type",
    ],
    ["a form without the file", () => form(), 422, "invalid"],
    ["two files", () => form("%PDF-1", "%PDF-2"), 422, "invalid"],
    [
      "a form cut off",
      () => ({
        body: "--x\r\nContent-Disposition: form",
        headers: { "Content-Type": "multipart/form-data; boundary=x" },
      }),
      400,
      "malformed",
    ],
    [
      "a key with spaces",
      () => ({ ...form("%PDF-1.7"), headers: { "Idempotency-Key": "a b" } }),
      422,
      "invalid",
    ],
    ["too much", () => form(new Uint8Array(readingLimits.fileBytes + 1)), 413, "too-large"],
    ["far too much", () => form(new Uint8Array(readingLimits.fileBytes + 300_000)), 413, "too-large"],
  ] as [string, () => RequestInit, number, string][])("refuses %s", async (_name, init, status, code) => {
    const { ask, path } = await client();
    const answer = await ask("POST", path, init());
    expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
    expect(answer.json).toMatchObject({ status, code });
    expect((await ask("GET", path)).json.totalCount).toBe(0);
  });

  it("takes a file of the largest size", async () => {
    const { ask, path } = await client();
    expect((await ask("POST", path, form(new Uint8Array(readingLimits.fileBytes)))).status).toBe(202);
  });
});

describe("the export", () => {
  it("comes as CSV or JSON, filtered like the list", async () => {
    const { context, ask, path } = await client();
    const modelId = path.split("/")[3] ?? "";
    await plantDocument(context, modelId, { status: "failed" });
    const csv = await ask("GET", `${path}/export?status=failed&lines=1`);
    expect(csv.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(csv.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="Supplier-Invoices-.*\.csv"/,
    );
    expect(csv.text.trim().split("\r\n")).toHaveLength(3);
    expect((await ask("GET", `${path}/EXPORT?format=JSON`)).json).toHaveLength(1);
    expect((await ask("GET", `${path}/export?format=json&status=success`)).json).toEqual([]);
    expect((await ask("GET", `${path}/export?format=xml`)).json).toMatchObject({
      status: 422,
      errors: [{ field: "format", detail: "Must be one of: csv, json, xlsx." }],
    });
  });
});
