import { putTrainingDocument } from "~/data/shard/training-documents";
import { documentFiles } from "~/domain/documents/document-files";
import type { TenantModel } from "~/domain/models/tenant-model";
import type { Page, Word } from "~/domain/reading/page";
import type { TenantContext } from "~/operations/context";
import { found, plantDocument } from "./plant-document";

/** A document that was read, corrected and submitted for training. `lines` are its printed lines, words apart by blanks. */
export type SubmittedDocument = { lines: string[]; values: Record<string, string>; position: number };

/** Plants it with its words and its checked values; answers its id. */
export async function submitDocument(
  context: TenantContext,
  model: TenantModel,
  { lines, values, position }: SubmittedDocument,
): Promise<string> {
  const fields = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, found(value)]));
  const documentId = await plantDocument(context, model.id, {
    ...{ position, status: "submitted", fileName: `submitted-${position}.pdf` },
    result: {
      ...{ engineVersion: "test", modelVersion: "test", findings: [], fields, lineItems: [] },
      proof: { state: "untested", equations: [] },
    },
  });
  const page = JSON.stringify(printedPage(lines));
  await context.files.put(documentFiles.words(documentId, 1, 1), page, "application/json");
  const row = { documentId, tenantId: context.tenant.id, modelId: model.id, baseModelId: model.baseModelId };
  await context.shard.batch([putTrainingDocument(context.shard, { ...row, submittedAt: context.now() })]);
  return documentId;
}

/** A page with these lines from the top down, every letter as wide as any other. */
export const printedPage = (lines: string[]): Page => ({
  ...{ number: 1, width: 612, height: 792, source: "text", confidence: 1, turns: 0 },
  words: lines.flatMap((line, index) => wordsOf(line, 0.05 + 0.03 * index)),
});

function wordsOf(line: string, top: number): Word[] {
  return [...line.matchAll(/\S+/g)].map((match) => {
    const left = 0.06 + 0.011 * match.index;
    return {
      text: match[0],
      box: [left, top, left + 0.011 * match[0].length, top + 0.015],
      confidence: 1,
    };
  });
}
