import { z } from "zod";
import { type Annotation, type AnnotationOutcome, annotationInput } from "~/domain/annotations/annotation";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
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
    const { changed } = await saveCorrections(context, { ...correctionsOf(read.data), modelId });
    return { file, documentId, outcome: changed > 0 ? "done" : "unchanged", problem: null, field: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, messageKey, field = null } = error;
    if (code !== "conflict" && code !== "not-found" && code !== "invalid") throw error;
    return { file, documentId, outcome: code, problem: messageKey, field };
  }
}

const correctionsOf = ({ documentId, revision, fields, lineItems }: Annotation) => ({
  ...{ documentId, revision, written: "canonical" as const },
  fields: Object.fromEntries(fields.map(({ field, value }) => [field, value])),
  clicked: fields
    .flatMap(({ field, page, box }) => (page && box ? [{ field, page, box }] : []))
    .slice(0, 100),
  ...(lineItems && {
    lineItems: lineItems.map(({ line, cells }) => ({
      line: line ?? null,
      cells: Object.fromEntries(cells.map(({ field, value }) => [field, value])),
    })),
  }),
});
