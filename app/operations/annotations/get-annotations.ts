import { z } from "zod";
import { AppError } from "~/domain/errors/app-error";
import { baseModelOf } from "~/domain/models/base-models";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { getDocument } from "../documents/get-document";
import type { ArchiveEntry } from "../tenants/organization-entries";
import { annotationSheet, pageImageName } from "./annotation-sheet";

/** Pages are drawn one by one; more documents at once would keep somebody waiting for too long. */
const mostAtOnce = 20;
const pageWidth = 1_654;

/** Draws a page; null when it cannot be drawn. `path` is the one that the document Worker knows it by. */
export type PageImages = { draw(path: string, width: number): Promise<ReadableStream<Uint8Array> | null> };

export type AnnotationContext = TenantContext & { images: PageImages };

const annotationsInput = z.object({
  baseModelId: z.string().min(1).max(64).optional(),
  modelId: z.string().min(1).max(64).optional(),
  documentIds: z
    .array(z.string().min(1).max(64))
    .min(1, "documents.error.none-chosen")
    .max(mostAtOnce, "annotations.error.too-many-documents"),
});

/**
 * What is needed to annotate documents somewhere else: for each its values and places as JSON and its pages as images,
 * made while they are read. Asks for the permission to view documents too. Throws AppError `not-found` when one of them is not there or not of the model named.
 */
export const getAnnotations = defineOperation({
  name: "training.get-annotations",
  permission: "Model.ViewTrainingDocument",
  input: annotationsInput,
  async run(context: AnnotationContext, { baseModelId, modelId, documentIds }) {
    if (baseModelId !== undefined && !baseModelOf(baseModelId))
      throw new AppError("not-found", "error.model-not-found");
    const documents = [];
    for (const documentId of new Set(documentIds)) {
      const document = await getDocument(context, { documentId, modelId });
      if (baseModelId !== undefined && document.baseModelId !== baseModelId)
        throw new AppError("not-found", "documents.error.not-found");
      documents.push(document);
    }
    return { entries: entriesOf(context, documents), documents: documents.map(({ id }) => id) };
  },
});

type Documents = Awaited<ReturnType<typeof getDocument>>[];

async function* entriesOf(context: AnnotationContext, documents: Documents): AsyncGenerator<ArchiveEntry> {
  const lastModified = context.now();
  for (const document of documents) {
    const sheet = JSON.stringify(annotationSheet(document), null, 2);
    yield { name: `${document.id}/annotations.json`, input: `${sheet}\n`, lastModified };
    for (const { number } of document.pages) {
      const path = `/pages/${context.tenant.id}/${document.id}/${document.attempt}/${number}`;
      const input = await context.images.draw(path, pageWidth);
      if (input) yield { name: pageImageName(document.id, number), input, lastModified };
    }
  }
}
