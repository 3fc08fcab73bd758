/**
 * The text of a form's file, or of the preview that is applied (`text`). Of a file that is longer than `mostBytes` one byte more is read
 * and no further: the operation refuses it by its length.
 */
export async function textOfImport(form: FormData, mostBytes: number): Promise<string> {
  const file = form.get("file");
  if (file instanceof File) return new TextDecoder().decode(await file.slice(0, mostBytes + 1).arrayBuffer());
  return String(form.get("text") ?? "");
}
