import type { AnnotationOutcome } from "~/domain/annotations/annotation";

/** What a file of annotations may weigh: a long document with all its rows is a few hundred kilobytes. */
const mostBytes = 5 * 1024 * 1024;

/** The annotated files of a form; those that hold no JSON come back with that as their outcome. */
export async function readAnnotationFiles(form: FormData) {
  const files: { name: string; content: unknown }[] = [];
  const unread: AnnotationOutcome[] = [];
  for (const part of form.getAll("files")) {
    if (typeof part === "string" || part.size === 0) continue;
    try {
      if (part.size > mostBytes) throw new SyntaxError("too large");
      files.push({ name: part.name, content: JSON.parse(await part.text()) });
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      const problem = "annotations.error.not-json";
      unread.push({ file: part.name, documentId: null, outcome: "invalid", problem, field: null });
    }
  }
  return { files, unread };
}
