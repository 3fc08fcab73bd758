/** The length of the parts, all but the last; R2 wants at least 5 MiB, and the same length for all. */
const partBytes = 8 * 1024 * 1024;

/** What is set aside for a part at first; most files are a few kilobytes of JSON. */
const firstBytes = 64 * 1024;

/**
 * Stores a stream of unknown length, one part in memory at a time: what is shorter than a part with one call, anything else as a
 * multipart upload. Returns its length in bytes.
 */
export async function putMultipart(
  bucket: R2Bucket,
  key: string,
  body: ReadableStream<Uint8Array>,
  contentType: string,
): Promise<number> {
  const options = { httpMetadata: { contentType } };
  const parts = partsOf(body);
  const { value: first = new Uint8Array() } = await parts.next();
  if (first.byteLength < partBytes) {
    await bucket.put(key, first, options);
    return first.byteLength;
  }
  const upload = await bucket.createMultipartUpload(key, options);
  try {
    const sent = [await upload.uploadPart(1, first)];
    let byteSize = first.byteLength;
    for await (const part of parts) {
      sent.push(await upload.uploadPart(sent.length + 1, part));
      byteSize += part.byteLength;
    }
    await upload.complete(sent);
    return byteSize;
  } catch (error) {
    await upload.abort().catch(() => {});
    throw error;
  }
}

/** The bytes of a stream in parts of the same length; the last may be shorter. */
async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(firstBytes);
  let filled = 0;
  for await (const chunk of body) {
    for (let read = 0; read < chunk.byteLength; ) {
      const taken = chunk.subarray(read, read + partBytes - filled);
      if (filled + taken.byteLength > part.byteLength) part = grown(part, filled + taken.byteLength);
      part.set(taken, filled);
      filled += taken.byteLength;
      read += taken.byteLength;
      if (filled < partBytes) continue;
      yield part;
      [part, filled] = [new Uint8Array(partBytes), 0];
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}

function grown(part: Uint8Array, needed: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.min(partBytes, Math.max(needed, 2 * part.byteLength)));
  larger.set(part);
  return larger;
}
