// Data inflates up to a thousandfold, and all that comes of one piece may stand in memory at once.
const piece = 4 * 1024;

/**
 * Inflates zlib data piece by piece ("deflate" of the platform). Small pieces let output arrive before damage further
 * on raises an error; stopping the iteration stops the work. Throws what the platform throws on damaged data.
 */
export async function* inflate(
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  format: "deflate" | "deflate-raw" = "deflate",
): AsyncGenerator<Uint8Array> {
  const pieces = inPieces(source);
  const compressed = new ReadableStream<BufferSource>({
    async pull(controller) {
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
  const reader = compressed.pipeThrough(new DecompressionStream(format)).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function* inPieces(
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; at += piece) yield new Uint8Array(chunk.subarray(at, at + piece));
  }
}
