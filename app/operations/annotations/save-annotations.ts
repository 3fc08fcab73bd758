import { z } from "zod";
import { type Annotation, type AnnotationOutcome, annotationInput } from "~/domain/annotations/annotation";
import type { DocumentDetails } from "~/domain/documents/document-details";
import { AppError } from "~/domain/errors/app-error";
import type { Box } from "~/domain/reading/page";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { getDocument } from "../documents/get-document";
import { saveCorrections } from "../documents/save-corrections";

const mostAtOnce = 50;

const saveAnnotationsInput = z.object({
  modelId: z.string().min(1).max(64).optional(),
  files: z
    .array(z.object({ name: z.string().max(300), content: z.unknown() }))
    .min(1, "annotations.error.none")
    .max(mostAtOnce, "annotations.error.too-many-files"),
});

/**
 * Takes in documents that were annotated somewhere else, each for itself: its values and places are checked and saved as a
 * person's corrections are, and learnt from. Answers what came of each, with the field that is to blame. Asks for the permission to
 * edit documents too.
 */
export const saveAnnotations = defineOperation({
  name: "training.save-annotations",
  permission: "Model.EditTrainingDocument",
  input: saveAnnotationsInput,
  async run(context: TenantContext, { modelId, files }): Promise<AnnotationOutcome[]> {
    const outcomes: AnnotationOutcome[] = [];
    for (const { name, content } of files) outcomes.push(await saveOne(context, modelId, name, content));
    return outcomes;
  },
});

async function saveOne(
  context: TenantContext,
  modelId: string | undefined,
  file: string,
  content: unknown,
): Promise<AnnotationOutcome> {
  const read = annotationInput.safeParse(content);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue?.path.map(String).join(".") || null;
    return { file, documentId: null, outcome: "invalid", problem: "annotations.error.not-understood", field };
  }
  const { documentId } = read.data;
  try {
    const document = await getDocument(context, { documentId, modelId });
    const { changed } = await saveCorrections(context, { ...correctionsOf(read.data, document), modelId });
    return { file, documentId, outcome: changed > 0 ? "done" : "unchanged", problem: null, field: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, messageKey, field = null } = error;
    if (code !== "conflict" && code !== "not-found" && code !== "invalid") throw error;
    return { file, documentId, outcome: code, problem: messageKey, field };
  }
}

const correctionsOf = (
  { documentId, revision, fields, lineItems }: Annotation,
  present: DocumentDetails,
) => ({
  ...{ documentId, revision, written: "canonical" as const },
  fields: givenValues(fields),
  clicked: fields
    .flatMap(({ field, page, box }) => (page && box ? [{ field, page, box }] : []))
    .filter((click) => !isThere(click, present))
    .slice(0, 100),
  ...(lineItems && {
    lineItems: lineItems.map(({ line, cells }) => ({ line: line ?? null, cells: givenValues(cells) })),
  }),
});

/** A place that the value has already was not pointed at by anybody. */
function isThere(click: { field: string; page: number; box: Box }, { fields }: DocumentDetails): boolean {
  const place = fields.find(({ key }) => key === click.field)?.place;
  return place?.page === click.page && place.box.every((edge, index) => edge === click.box[index]);
}

const givenValues = (values: Annotation["fields"]): Record<string, string> =>
  Object.fromEntries(values.flatMap(({ field, value }) => (value === null ? [] : [[field, value]])));
