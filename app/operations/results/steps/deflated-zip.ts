/** A file of an archive. */
export type ZipPart = { path: string; stream: ReadableStream<Uint8Array> };

type Written = { name: Uint8Array; crc: number; packed: number; size: number; at: number };

/** A ZIP archive, compressed and streamed: its parts are asked for one by one (APPNOTE 6.3, data descriptors). */
export function deflatedZip(parts: AsyncGenerator<ZipPart>): ReadableStream<Uint8Array> {
  const chunks = bytesOf(parts);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return(undefined);
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* bytesOf(parts: AsyncGenerator<ZipPart>): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let at = 0;
  for await (const { path, stream } of parts) {
    const part: Written = { name: new TextEncoder().encode(path), crc: 0, packed: 0, size: 0, at };
    const header = localHeader(part);
    at += header.length;
    yield header;
    for await (const chunk of packed(stream, part)) {
      at += chunk.length;
      yield chunk;
    }
    const descriptor = fields([4, 0x08074b50], [4, part.crc], [4, part.packed], [4, part.size]);
    at += descriptor.length;
    yield descriptor;
    written.push(part);
  }
  const directory = written.map(directoryEntry);
  const length = directory.reduce((sum, entry) => sum + entry.length, 0);
  yield* directory;
  yield fields(
    ...([
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, written.length],
      [2, written.length],
    ] as const),
    ...([
      [4, length],
      [4, at],
      [2, 0],
    ] as const),
  );
}

/** The part compressed; notes its sums on the way. */
async function* packed(stream: ReadableStream<Uint8Array>, part: Written): AsyncGenerator<Uint8Array> {
  let crc = 0xffffffff;
  const counted = stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        crc = crcOf(chunk, crc);
        part.size += chunk.length;
        controller.enqueue(new Uint8Array(chunk));
      },
    }),
  );
  const reader = counted.pipeThrough(new CompressionStream("deflate-raw")).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      part.packed += value.length;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
  part.crc = (crc ^ 0xffffffff) >>> 0;
}

// Sums and lengths follow the data (bit 3), names are UTF-8 (bit 11); the date is the first that the format knows.
const general = [
  [2, 20],
  [2, 0x0808],
  [2, 8],
  [2, 0],
  [2, 0x21],
] as const;

const localHeader = ({ name }: Written) =>
  join(fields([4, 0x04034b50], ...general, [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]), name);

const directoryEntry = ({ name, crc, packed, size, at }: Written) =>
  join(
    fields(
      ...([[4, 0x02014b50], [2, 20], ...general, [4, crc], [4, packed], [4, size]] as const),
      ...([
        [2, name.length],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, at],
      ] as const),
    ),
    name,
  );

/** Numbers of 2 or 4 bytes, the lowest byte first. */
function fields(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array {
  return Uint8Array.from(
    values.flatMap(([bytes, value]) =>
      Array.from({ length: bytes }, (_, byte) => (value >>> (8 * byte)) & 0xff),
    ),
  );
}

function join(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array, before: number): number {
  let crc = before;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return crc;
}
