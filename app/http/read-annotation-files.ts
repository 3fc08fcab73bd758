import { type ReadAnnotations, readAnnotationFile } from "~/operations/annotations/read-annotation-file";

/** The annotations of a form's files; those that hold none come back with that as their outcome. */
export async function readAnnotationFiles(form: FormData): Promise<ReadAnnotations> {
  const all: ReadAnnotations = { files: [], unread: [] };
  for (const part of form.getAll("files")) {
    if (typeof part === "string" || part.size === 0) continue;
    const { files, unread } = await readAnnotationFile(part.name, new Uint8Array(await part.arrayBuffer()));
    all.files.push(...files);
    all.unread.push(...unread);
  }
  return all;
}
