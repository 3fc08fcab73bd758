import type { Word } from "@engine/reading/page";
import type { ExtractionResult } from "@engine/results/extraction-result";
import { sql } from "drizzle-orm";
import { insertPages } from "~/data/shard/pages";
import { insertResult } from "~/data/shard/results";
import { documentFiles } from "~/domain/documents/document-files";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "~/operations/context";
import { storedResult } from "~/operations/results/steps/store-rows";
import { insertDocuments } from "./insert-documents";
import { plantedResult } from "./planted-result";

export const plantedWords: Word[] = ["Invoice", "INV-8", "1,250.00"].map((text, index) => ({
  text,
  box: [0.1 * (index + 1), 0.5, 0.1 * (index + 1) + 0.08, 0.52],
  confidence: 0.95,
}));

type Plan = {
  position?: number;
  status?: DocumentStatus;
  result?: ExtractionResult;
  fileName?: string;
  at?: Date;
  zipFileId?: string;
  /** What speaks against approving it, as the column holds it: 0 for nothing; null when it was not judged. */
  concerns?: number | null;
};

/** A processed document with its file, one page with three words and a result; answers its id. */
export async function plantDocument(
  context: TenantContext,
  modelId: string,
  plan: Plan = {},
): Promise<string> {
  const { position = 1, status = "success", result = plantedResult, fileName = "invoice.pdf" } = plan;
  const { concerns = null } = plan;
  const at = plan.at ?? new Date("2026-03-09T10:00:00Z");
  const id = context.newId();
  const times = { receivedAt: at.getTime(), processedAt: at.getTime() + 1_000 };
  await insertDocuments(context, [
    { id, modelId, position, status, fileName, confidence: 0.9, concerns, ...times },
  ]);
  if (plan.zipFileId)
    await context.shard.run(() => sql`update documents set zip_file_id = ${plan.zipFileId} where id = ${id}`);
  const page = {
    documentId: id,
    attempt: 1,
    number: 1,
    state: "read",
    source: "text",
    width: 612,
    height: 792,
  } as const;
  const [first, ...rest] = insertPages(context.shard, [page]);
  if (first) await context.shard.batch([first, ...rest]);
  const kept = { documentId: id, attempt: 1, inputHash: "test", timings: {}, createdAt: at };
  const stored = await storedResult(context, { documentId: id, attempt: 1 }, result);
  await insertResult(context.shard, { ...kept, ...stored });
  await context.files.put(
    documentFiles.original(id),
    new TextEncoder().encode("%PDF-1.7 planted"),
    "application/pdf",
  );
  const words = {
    number: 1,
    width: 612,
    height: 792,
    source: "text",
    confidence: 0.95,
    turns: 0,
    words: plantedWords,
  };
  await context.files.put(documentFiles.words(id, 1, 1), JSON.stringify(words), "application/json");
  return id;
}
