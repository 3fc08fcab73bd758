import { readFile } from "node:fs/promises";
import { expect, inject, vi } from "vitest";
import { type DocumentStatus, isEndState } from "~/domain/documents/status";
import { samplePath } from "./journey-steps";

/** What the API says of a document, as far as the journeys ask. */
export type ApiDocument = {
  documentId: string;
  fileName: string;
  status: DocumentStatus;
  problem: string | null;
  pageCount: number | null;
  fields: { key: string; value: string | null; reasons: { text: string }[] }[];
};

/** Asks the local server; one that does not answer within 20 seconds has failed. */
export const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${inject("serverUrl")}${path}`, { ...init, signal: AbortSignal.timeout(20_000) });

const documentsPath = (baseModel: string) =>
  `/api/TenantAIModels/${inject("demo").models[baseModel]}/documents`;

const withKey = (headers: Record<string, string> = {}) => ({
  headers: { Authorization: `Bearer ${inject("demo").apiKey}`, ...headers },
});

/** Sends a file of the seed, under another name if told, to the demo's model of this base model; answers the document's id. */
export async function sendByApi(
  baseModel: string,
  file: string,
  { fileName = file, idempotencyKey = crypto.randomUUID() as string } = {},
): Promise<string> {
  return sendBytesByApi(baseModel, await readFile(samplePath(file)), fileName, idempotencyKey);
}

/** The same with a file that was made for the journey. */
export async function sendBytesByApi(
  baseModel: string,
  bytes: Uint8Array,
  fileName: string,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<string> {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(bytes)]), fileName);
  const headers = { "Idempotency-Key": idempotencyKey };
  const answer = await ask(documentsPath(baseModel), { method: "POST", body, ...withKey(headers) });
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { documentId: string }).documentId;
}

/** The documents of the demo's model, newest first. */
export async function listByApi(baseModel: string): Promise<ApiDocument[]> {
  const answer = await ask(`${documentsPath(baseModel)}?size=200`, withKey());
  return ((await answer.json()) as { items: ApiDocument[] }).items;
}

/** A document once it has an end state. */
export const untilReadByApi = (baseModel: string, documentId: string): Promise<ApiDocument> =>
  vi.waitFor(
    async () => {
      const answer = await ask(`${documentsPath(baseModel)}/${documentId}`, withKey());
      const document = (await answer.json()) as ApiDocument;
      if (!isEndState(document.status)) throw new Error(`${document.fileName} is still ${document.status}`);
      return document;
    },
    { timeout: 75_000, interval: 300 },
  );

export const fieldValue = ({ fields }: ApiDocument, name: string): string | null | undefined =>
  fields.find(({ key }) => key === name)?.value;
