import type { DocumentDetails } from "~/domain/documents/document-details";
import type { ViewWidth } from "~/domain/processing/processing-inputs";
import type { TenantContext } from "../context";
import type { ArchiveEntry } from "../tenants/organization-entries";
import { annotationSheet, pageImageName } from "./annotation-sheet";

const pageWidth: ViewWidth = 1860;

/** Draws a page; null when it cannot be drawn. `path` is the one that the document Worker knows it by. */
export type PageImages = { draw(path: string, width: ViewWidth): Promise<ReadableStream<Uint8Array> | null> };

export type AnnotationContext = TenantContext & { images: PageImages };

/** For each document its values and places as JSON and its pages as images, made while they are read. */
export async function* annotationEntries(
  context: AnnotationContext,
  documents: readonly DocumentDetails[],
): AsyncGenerator<ArchiveEntry> {
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
