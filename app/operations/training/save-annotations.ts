import { z } from "zod";
import { type AnnotationOutcome, annotationInput } from "~/domain/annotations/annotation";
import { AppError } from "~/domain/errors/app-error";
import { baseModelOf } from "~/domain/models/base-models";
import type { TenantContext } from "../context";
import { defineOperation, requireAccess } from "../define-operation";
import {
  type AnnotationFile,
  annotationIn,
  initialLimits,
  maxAnnotationFiles,
  readAnnotationFile,
} from "./steps/read-annotation-file";
import { saveAnnotation } from "./steps/save-annotation";

const saveAnnotationsInput = z.object({
  baseModelId: z.string().min(1).max(64),
  files: z
    .array(
      z.object({
        name: z.string().max(300),
        bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, "error.invalid"),
      }),
    )
    .min(1, "annotations.error.none")
    .max(maxAnnotationFiles, "annotations.error.too-many-files"),
});

/**
 * Takes in documents of a base model that were annotated somewhere else, from files of JSON or ZIP files of them, each
 * for itself: its values and places are checked and saved as a person's corrections are, and learned from. Returns the
 * outcome of each, with the field that is to blame. Asks for the permissions to view and edit documents too. Throws
 * AppError `not-found` when there is no such base model.
 */
export const saveAnnotations = defineOperation({
  name: "training.save-annotations",
  permission: "Model.EditTrainingDocument",
  input: saveAnnotationsInput,
  async run(context: TenantContext, { baseModelId, files }): Promise<AnnotationOutcome[]> {
    requireAccess(context.actor, "TenantModel.EditDocument");
    requireAccess(context.actor, "TenantModel.ViewDocument");
    if (!baseModelOf(baseModelId)) throw new AppError("not-found", "error.model-not-found");
    const outcomes: AnnotationOutcome[] = [];
    const found: AnnotationFile[] = [];
    const room = initialLimits();
    for (const { name, bytes } of files) {
      const { files: inside, unread } = await readAnnotationFile(name, bytes, room);
      found.push(...inside);
      outcomes.push(...unread);
    }
    for (const file of found) outcomes.push(await saveOne(context, baseModelId, file));
    return outcomes;
  },
});

async function saveOne(
  context: TenantContext,
  baseModelId: string,
  sent: AnnotationFile,
): Promise<AnnotationOutcome> {
  const file = sent.name;
  const read = annotationInput.safeParse(annotationIn(sent));
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue?.path.map(String).join(".") || null;
    // What the shape says in words of its own is told; the rest is what a wrong hand or program makes of a file.
    const isKnownMessage = /^(annotations|documents)\.error\./.test(issue?.message ?? "");
    const problem = isKnownMessage && issue ? issue.message : "annotations.error.not-understood";
    return { file, documentId: null, outcome: "invalid", problem, field };
  }
  const { documentId } = read.data;
  try {
    const { changed } = await saveAnnotation(context, read.data, { baseModelId });
    return { file, documentId, outcome: changed > 0 ? "done" : "unchanged", problem: null, field: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, messageKey, field = null } = error;
    if (code !== "conflict" && code !== "not-found" && code !== "invalid") throw error;
    return { file, documentId, outcome: code, problem: messageKey, field };
  }
}
