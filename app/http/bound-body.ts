import { AppError } from "~/domain/errors/app-error";
import { type BodyLimit, bodyLimitOf } from "./body-limits";

/** How deep JSON may be nested; the deepest that we take has six levels. */
const deepest = 32;

/**
 * The request with a body that keeps the limit of its path. What is no upload is read here, and no further than the limit;
 * an upload is counted while its reader reads it. Throws AppError `too-large`.
 */
export async function boundBody(request: Request): Promise<Request> {
  if (!request.body) return request;
  const limit = bodyLimitOf(new URL(request.url).pathname);
  const declared = request.headers.get("Content-Length");
  if (Number(declared ?? 0) > limit.bytes) throw tooLarge(limit);
  if (limit.isUpload)
    return !/^\d+$/.test(declared ?? "")
      ? withBody(request, request.body.pipeThrough(counted(limit)))
      : request;
  const bytes = await readWithin(request.body, limit);
  checkEntries(bytes, request.headers.get("Content-Type") ?? "", limit);
  return withBody(request, bytes);
}

function tooLarge({ bytes }: BodyLimit): AppError {
  const kilobytes = Math.floor(bytes / 1024);
  return new AppError("too-large", "error.body-too-large", { values: { kilobytes } });
}

/**
 * The same, with the refusal in place of an error. The rest of a body that was refused is let go by, unread: a browser shows
 * no answer before it has sent all of its form. Of one that does not end, no more than Cloudflare lets through.
 */
export async function boundOrRefused(
  request: Request,
): Promise<{ request: Request; refusal: AppError | null }> {
  try {
    return { request: await boundBody(request), refusal: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await letGoBy(request.body);
    const headers = new Headers(request.headers);
    for (const name of ["Content-Length", "Content-Type", "Transfer-Encoding"]) headers.delete(name);
    return { request: new Request(request.url, { method: request.method, headers }), refusal: error };
  }
}

const mostLetGo = 128 * 1024 * 1024;

async function letGoBy(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  let seen = 0;
  for await (const { byteLength } of intoOneBuffer(body)) {
    seen += byteLength;
    if (seen > mostLetGo) return;
  }
}

/** The pieces of a body, all read into the same memory. */
async function* intoOneBuffer(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = readerByBytes(body);
  if (!reader) return yield* piecesOf(body);
  for (let buffer = new ArrayBuffer(64 * 1024); ; ) {
    const { done, value } = await reader.read(new Uint8Array(buffer));
    if (done || !value) return;
    yield value;
    buffer = value.buffer;
  }
}

/** Streams that do not come from the network may not be read so. */
function readerByBytes(body: ReadableStream<Uint8Array>) {
  try {
    return body.getReader({ mode: "byob" });
  } catch {
    return null;
  }
}

const withBody = (request: Request, body: BodyInit) =>
  new Request(request, { body, ...(body instanceof ReadableStream && { duplex: "half" }) });

async function readWithin(
  body: ReadableStream<Uint8Array>,
  limit: BodyLimit,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of piecesOf(body)) {
    size += chunk.byteLength;
    if (size > limit.bytes) throw tooLarge(limit);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** Leaves the stream open when reading ends early, so that someone else can go on. */
const piecesOf = (body: ReadableStream<Uint8Array>) => body.values({ preventCancel: true });

function counted(limit: BodyLimit): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > limit.bytes) controller.error(tooLarge(limit));
      else controller.enqueue(chunk);
    },
  });
}

/** Whatever the body says it is, it is counted as what it may be read as. */
function checkEntries(bytes: Uint8Array, contentType: string, { entries }: BodyLimit): void {
  const count =
    /json/i.test(contentType) || beginsAsJson(bytes)
      ? valuesOf(bytes)
      : /^multipart\//i.test(contentType)
        ? partsOf(bytes)
        : fieldsOf(bytes);
  if (count > entries) throw new AppError("too-large", "error.body-too-many", { values: { entries } });
}

const beginsAsJson = ([first]: Uint8Array) => first === sign("[") || first === sign("{");

const sign = (character: string) => character.charCodeAt(0);

function fieldsOf(bytes: Uint8Array): number {
  let count = 1;
  for (const byte of bytes) if (byte === sign("&")) count++;
  return count;
}

/** Each part begins with a header of its own that names it. */
function partsOf(bytes: Uint8Array): number {
  const text = new TextDecoder("latin1").decode(bytes);
  return (text.match(/content-disposition\s*:/gi) ?? []).length;
}

/** How many values JSON holds, by its commas and brackets; infinitely many when it is nested too deep. */
function valuesOf(bytes: Uint8Array): number {
  let [count, depth, inText] = [1, 0, false];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (inText) {
      if (byte === sign("\\")) at++;
      else if (byte === sign('"')) inText = false;
    } else if (byte === sign('"')) inText = true;
    else if (byte === sign(",")) count++;
    else if (byte === sign("[") || byte === sign("{")) {
      count++;
      if (++depth > deepest) return Number.POSITIVE_INFINITY;
    } else if (byte === sign("]") || byte === sign("}")) depth--;
  }
  return count;
}
