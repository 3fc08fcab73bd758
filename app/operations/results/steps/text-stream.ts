const charactersAtOnce = 32_768;

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Text as a stream of bytes that is streamed, in UTF-8 unless told. */
export function textStream(
  parts: AsyncGenerator<string>,
  encode: (text: string) => Uint8Array = utf8,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let text = "";
        while (text.length < charactersAtOnce) {
          const { value, done } = await parts.next();
          if (done) {
            if (text) controller.enqueue(encode(text));
            return controller.close();
          }
          text += value;
        }
        controller.enqueue(encode(text));
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    // A part is asked for only when the one before was taken.
    { highWaterMark: 0 },
  );
}
