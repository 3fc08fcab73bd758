import { pageImagePath } from "~/domain/documents/page-image-path";
import type { ViewWidth } from "~/domain/processing/processing-inputs";
import type { TenantContext } from "../../context";
import type { ChunkedDocument } from "../../documents/get-in-pieces";
import { jsonWithList } from "../../results/steps/json-with-list";
import { textStream } from "../../results/steps/text-stream";
import type { ArchiveEntry } from "../../tenants/steps/organization-entries";
import { annotatedLine, annotationSheet, pageImageName } from "./annotation-sheet";

const pageWidth: ViewWidth = 1860;

/** Draws a page; null when it cannot be drawn. `path` is the one that the document Worker knows it by. */
export type PageImages = { draw(path: string, width: ViewWidth): Promise<ReadableStream<Uint8Array> | null> };

export type AnnotationContext = TenantContext & { images: PageImages };

/** For each document its values and places as JSON and its pages as images, made while they are read. */
export async function* annotationEntries(
  context: AnnotationContext,
  documents: readonly ChunkedDocument[],
): AsyncGenerator<ArchiveEntry> {
  const lastModified = context.now();
  for (const { document, pieces } of documents) {
    const sheet = jsonWithList(annotationSheet(document), "lineItems", linesOf(pieces()));
    yield { name: `${document.id}/annotations.json`, input: textStream(sheet), lastModified };
    for (const { number } of document.pages) {
      const path = pageImagePath(context.tenant, {
        documentId: document.id,
        attempt: document.attempt,
        page: number,
      });
      const input = await context.images.draw(path, pageWidth);
      if (input) yield { name: pageImageName(document.id, number), input, lastModified };
    }
  }
}

async function* linesOf(pieces: ReturnType<ChunkedDocument["pieces"]>) {
  let before = 0;
  for await (const piece of pieces) {
    const first = before;
    yield piece.map((item, index) => annotatedLine(item, first + index));
    before += piece.length;
  }
}
