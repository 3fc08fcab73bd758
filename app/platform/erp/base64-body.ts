import { Buffer } from "node:buffer";

/**
 * A JSON object whose last property is a file in base64, written while the file is read. `byteSize` is that of the file: the
 * length of the whole is said beforehand, as not every server takes a body of unknown length.
 */
export function base64Body(
  about: Record<string, string>,
  name: string,
  file: ReadableStream<Uint8Array>,
  byteSize: number,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const head = encoder.encode(`${JSON.stringify(about).slice(0, -1)},${JSON.stringify(name)}:"`);
  const tail = encoder.encode('"}');
  let left: Uint8Array = new Uint8Array();
  const written = new TransformStream<Uint8Array, Uint8Array>({
    start: (out) => out.enqueue(head),
    transform(chunk, out) {
      const bytes = Buffer.concat([left, chunk]);
      // Three bytes are four letters; what does not fill them waits for the next chunk.
      const whole = bytes.length - (bytes.length % 3);
      left = bytes.subarray(whole);
      if (whole > 0) out.enqueue(encoder.encode(bytes.subarray(0, whole).toString("base64")));
    },
    flush(out) {
      if (left.length > 0) out.enqueue(encoder.encode(Buffer.from(left).toString("base64")));
      out.enqueue(tail);
    },
  });
  const length = head.length + 4 * Math.ceil(byteSize / 3) + tail.length;
  return file.pipeThrough(written).pipeThrough(new FixedLengthStream(length));
}
