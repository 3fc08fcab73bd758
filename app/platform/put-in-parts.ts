/** The length of the parts, all but the last; R2 wants at least 5 MiB, and the same length for all. */
const partBytes = 8 * 1024 * 1024;

/** Stores a stream of unknown length as a multipart upload, one part in memory at a time. Returns its length in bytes. */
export async function putInParts(
  bucket: R2Bucket,
  key: string,
  body: ReadableStream<Uint8Array>,
  contentType: string,
): Promise<number> {
  const upload = await bucket.createMultipartUpload(key, { httpMetadata: { contentType } });
  const parts: R2UploadedPart[] = [];
  let byteSize = 0;
  try {
    for await (const part of partsOf(body)) {
      parts.push(await upload.uploadPart(parts.length + 1, part));
      byteSize += part.byteLength;
    }
    await upload.complete(parts);
    return byteSize;
  } catch (error) {
    await upload.abort().catch(() => {});
    throw error;
  }
}

/** The bytes of a stream in parts of the same length; the last may be shorter, and there is at least one. */
async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(partBytes);
  let filled = 0;
  let sent = false;
  for await (const chunk of body) {
    for (let read = 0; read < chunk.byteLength; ) {
      const taken = chunk.subarray(read, read + partBytes - filled);
      part.set(taken, filled);
      filled += taken.byteLength;
      read += taken.byteLength;
      if (filled < partBytes) continue;
      yield part;
      [part, filled, sent] = [new Uint8Array(partBytes), 0, true];
    }
  }
  if (filled > 0 || !sent) yield part.subarray(0, filled);
}
