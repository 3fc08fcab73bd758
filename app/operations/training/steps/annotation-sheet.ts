import type { FoundValue, LineItem } from "@fieldwise/engine/results";
import type { AnnotationSheet } from "~/domain/annotations/annotation";
import type { DocumentDetails } from "~/domain/documents/document-details";

/** A document without its line items as it is downloaded to be annotated. Fields without a value are there, as null, so that none is forgotten. */
export const annotationSheet = (document: DocumentDetails): AnnotationSheet => ({
  documentId: document.id,
  revision: document.revision,
  fileName: document.fileName,
  model: document.modelName,
  pages: document.pages.map(({ number, width, height }) => ({
    number,
    width,
    height,
    image: pageImageName(document.id, number),
  })),
  fields: document.fields.map(({ key, value, place }) => ({
    field: key,
    value,
    page: place?.page ?? null,
    box: place?.box ?? null,
  })),
  lineItems: [],
});

/** A line item as it is downloaded to be annotated; `line` counts from 0. */
export const annotatedLine = ({ cells }: LineItem, line: number): AnnotationSheet["lineItems"][number] => ({
  line,
  cells: Object.entries(cells).map(annotatedCell),
});

/** Where a page's image is in the archive. */
export const pageImageName = (documentId: string, page: number) => `${documentId}/page-${page}.webp`;

const annotatedCell = ([field, { value, place }]: [string, FoundValue]) => ({
  field,
  value,
  page: place?.page ?? null,
  box: place?.box ?? null,
});
