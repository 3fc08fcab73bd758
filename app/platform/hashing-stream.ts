/** The runtime's own; the types of browsers, which come first here, do not know it. */
const { DigestStream } = crypto as unknown as {
  DigestStream: new (algorithm: string) => WritableStream<Uint8Array> & { digest: Promise<ArrayBuffer> };
};

/** A stream with its SHA-256 as hexadecimal, once all of it was read; what goes through is counted as it goes. */
export function hashingStream(stream: ReadableStream<Uint8Array>): {
  stream: ReadableStream<Uint8Array>;
  sha256(): Promise<string>;
} {
  const digest = new DigestStream("SHA-256");
  const writer = digest.getWriter();
  const passed = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, out) {
      await writer.write(chunk);
      out.enqueue(chunk);
    },
    flush: () => writer.close(),
  });
  return {
    stream: stream.pipeThrough(passed),
    sha256: async () =>
      [...new Uint8Array(await digest.digest)].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
  };
}
