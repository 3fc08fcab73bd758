import type { Box } from "@fieldwise/engine/reading";
import type { Annotation } from "~/domain/annotations/annotation";
import type { DocumentDetails } from "~/domain/documents/document-details";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../../context";
import { getDocument } from "../../documents/get";
import { type SavedCorrections, saveCorrections } from "../../documents/save-corrections";

/**
 * Saves an annotated document as corrections. `of` names the model, or the base model, that it must be of. Throws what
 * saving throws, and AppError `not-found`.
 */
export async function saveAnnotation(
  context: TenantContext,
  annotation: Annotation,
  of: { modelId?: string | undefined; baseModelId?: string | undefined },
): Promise<SavedCorrections> {
  const { documentId } = annotation;
  const document = await getDocument(context, {
    documentId,
    modelId: of.modelId,
    rows: { first: 0, count: 0 },
  });
  if (of.baseModelId !== undefined && document.baseModelId !== of.baseModelId)
    throw new AppError("not-found", "documents.error.not-found");
  return saveCorrections(context, { ...correctionsOf(annotation, document), modelId: document.modelId });
}

const correctionsOf = (
  { documentId, revision, fields, lineItems }: Annotation,
  present: DocumentDetails,
) => ({
  documentId,
  revision,
  written: "canonical" as const,
  fields: givenValues(fields),
  clicked: fields
    .flatMap(({ field, page, box }) => (page && box ? [{ field, page, box }] : []))
    .filter((click) => !isThere(click, present))
    .slice(0, 100),
  ...(lineItems && {
    lineItems: lineItems.map(({ line, cells }) => ({ line: line ?? null, cells: givenValues(cells) })),
  }),
});

/** A place that the value has already was not pointed at by anyone. */
function isThere(click: { field: string; page: number; box: Box }, { fields }: DocumentDetails): boolean {
  const place = fields.find(({ key }) => key === click.field)?.place;
  return place?.page === click.page && place.box.every((edge, index) => edge === click.box[index]);
}

const givenValues = (values: Annotation["fields"]): Record<string, string> =>
  Object.fromEntries(values.flatMap(({ field, value }) => (value === null ? [] : [[field, value]])));
