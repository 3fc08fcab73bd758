import { type Answer, apiClient } from "@tests/support/api-client";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { zipFileKey } from "~/domain/intake/zip-file";
import { listDocuments } from "~/operations/documents/list";
import { receiveMail } from "~/operations/intake/receive-mail";
import { listZipFiles } from "~/operations/zip-files/list";

const pdf = new TextEncoder().encode("%PDF-1.7 one page");
const zipped = new Uint8Array(zipSync({ "a.pdf": pdf }));

async function planted() {
  const context = await makeTenant();
  const model = await makeModel(context);
  return { context, model, ask: apiClient((await makeKey(context)).key) };
}

const atOnce = <T>(call: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 16 }, (_, at) => call(at)));

function upload(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): RequestInit {
  const body = new FormData();
  body.append("file", new File([bytes], name));
  return { body, headers };
}

const counted = (answers: Answer[]) => {
  const statuses: Record<number, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
};

describe("sixteen calls at once with one key", () => {
  it("make one ZIP file, and each answers it", async () => {
    const { context, model, ask } = await planted();
    const path = `/api/TenantAIModels/${model.id}/ZipFiles`;
    const answers = await atOnce(() =>
      ask("POST", path, upload("a.zip", zipped, { "Idempotency-Key": "k" })),
    );
    expect(counted(answers)).toEqual({ 202: 16 });
    expect(new Set(answers.map(({ json }) => json.tenantDocumentZipFileId)).size).toBe(1);
    const { items } = await listZipFiles(context, { modelId: model.id });
    expect(items).toHaveLength(1);
    expect(await context.files.get(zipFileKey(items[0]?.id ?? ""))).not.toBeNull();
  });

  it("make one ZIP file of two, and a conflict of the other", async () => {
    const { model, ask } = await planted();
    const other = new Uint8Array(zipSync({ "b.pdf": pdf }));
    const path = `/api/TenantAIModels/${model.id}/ZipFiles`;
    const answers = await atOnce((at) =>
      ask("POST", path, upload("a.zip", at % 2 ? zipped : other, { "Idempotency-Key": "k" })),
    );
    expect(counted(answers)).toEqual({ 202: 8, 409: 8 });
  });

  it("make one document, and each answers it", async () => {
    const { context, model, ask } = await planted();
    const path = `/api/TenantAIModels/${model.id}/documents`;
    const answers = await atOnce(() => ask("POST", path, upload("a.pdf", pdf, { "Idempotency-Key": "k" })));
    expect(counted(answers)).toEqual({ 202: 16 });
    expect(new Set(answers.map(({ json }) => json.documentId)).size).toBe(1);
    expect((await listDocuments(context, { modelId: model.id })).totalCount).toBe(1);
  });

  it("save an annotation once; the others are told of the conflict", async () => {
    const { context, model, ask } = await planted();
    const documentId = await plantDocument(context, model.id, { status: "failed" });
    const sheet = { documentId, revision: 0, fields: [{ field: "total", value: "7.00" }] };
    const text = new TextEncoder().encode(JSON.stringify(sheet));
    const path = `/api/AIModels/${model.baseModelId}/TrainingDocuments`;
    const answers = await atOnce(() => ask("POST", path, upload("a.json", text)));
    expect(counted(answers)).toEqual({ 200: 16 });
    const outcomes = answers.map(({ json }) => String(json.items?.[0]?.outcome));
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
    expect(outcomes.every((outcome) => ["done", "unchanged", "conflict"].includes(outcome))).toBe(true);
  });

  it("take a mail in once: one document, one ZIP file, a line for each part", async () => {
    const { context, model } = await planted();
    const part = { shownInText: false, tooDeep: false, fault: null };
    const mail = {
      identity: `<${crypto.randomUUID()}@here>`,
      sender: "a@vendor.example",
      subject: model.name,
      answerTo: null,
      parts: [
        { ...part, path: "1", fileName: "a.pdf", bytes: pdf },
        { ...part, path: "2", fileName: "b.zip", bytes: zipped },
      ],
    };
    const outcomes = await atOnce(() => receiveMail(context, mail));
    expect(outcomes.flat().filter(({ outcome }) => outcome === "refused")).toEqual([]);
    expect((await listDocuments(context, { modelId: model.id })).totalCount).toBe(1);
    expect((await listZipFiles(context, { modelId: model.id })).items).toHaveLength(1);
  });
});
