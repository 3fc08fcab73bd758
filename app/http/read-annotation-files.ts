/** More files than anyone annotates at once are not read; how many are too many, the operation says. */
const mostRead = 51;

/** The files of a form as they were sent; an input that was left empty counts as no file. */
export async function readAnnotationFiles(form: FormData) {
  const sent = form.getAll("files").filter((part): part is File => typeof part !== "string" && part.size > 0);
  return Promise.all(
    sent.slice(0, mostRead).map(async (part) => ({
      name: part.name,
      bytes: new Uint8Array(await part.arrayBuffer()),
    })),
  );
}
