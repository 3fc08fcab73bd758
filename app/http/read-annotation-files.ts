/** The files of a form as they were sent; an input that was left empty is none. */
export async function readAnnotationFiles(form: FormData) {
  const files = [];
  for (const part of form.getAll("files"))
    if (typeof part !== "string" && part.size > 0)
      files.push({ name: part.name, bytes: new Uint8Array(await part.arrayBuffer()) });
  return files;
}
