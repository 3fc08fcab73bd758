const charactersAtOnce = 32_768;

/** Text as a stream of bytes that is written while it is read. */
export function textStream(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let text = "";
        while (text.length < charactersAtOnce) {
          const { value, done } = await parts.next();
          if (done) {
            if (text) controller.enqueue(encoder.encode(text));
            return controller.close();
          }
          text += value;
        }
        controller.enqueue(encoder.encode(text));
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    // A part is asked for only when the one before was taken.
    { highWaterMark: 0 },
  );
}
