/** The body of a response as text. Throws as soon as it is longer than `most` bytes, without reading on. */
export async function limitedText(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length;
    if (length > most) {
      await reader?.cancel();
      throw new Error("the answer is too large");
    }
    chunks.push(part.value);
  }
  return new Blob(chunks as BlobPart[]).text();
}
