import { readingLimits } from "@fieldwise/engine/reading";
import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MultipartParseError,
  type MultipartPart,
  parseMultipartStream,
} from "@mjackson/multipart-parser";
import { AppError } from "~/domain/errors/app-error";
import { HttpProblem } from "./http-problem";

/** The file of an upload; in memory as a whole, because its digest decides whether it is new. */
export type UploadedFile = { fileName: string; bytes: Uint8Array<ArrayBuffer> };

const megabytes = readingLimits.fileBytes / (1024 * 1024);
/** What a form may hold besides the file: boundaries, headers and fields that are not asked for. */
const formBytes = readingLimits.fileBytes + 256 * 1024;

/**
 * Reads the one part `file` of a multipart form from the stream; reading ends as soon as more comes than is allowed.
 * Throws HttpProblem 415 and 400, and AppError `too-large` and `invalid`.
 */
export async function readUpload(request: Request): Promise<UploadedFile> {
  const contentType = request.headers.get("Content-Type") ?? "";
  const boundary = /^multipart\/form-data\b/i.test(contentType) ? getMultipartBoundary(contentType) : null;
  if (!boundary || !request.body)
    throw new HttpProblem(415, "unsupported-media-type", "api.error.not-multipart");
  if (Number(request.headers.get("Content-Length") ?? 0) > formBytes) throw tooLarge();
  let file: MultipartPart | null = null;
  try {
    const options = { boundary, maxFileSize: readingLimits.fileBytes };
    for await (const part of parseMultipartStream(bounded(request.body), options)) {
      if (part.name !== "file") continue;
      if (file) throw new AppError("invalid", "api.error.one-file", { field: "file" });
      file = part;
    }
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError) throw tooLarge();
    if (error instanceof MultipartParseError)
      throw new HttpProblem(400, "malformed", "api.error.malformed-form");
    throw error;
  }
  if (!file) throw new AppError("invalid", "api.error.no-file", { field: "file" });
  return { fileName: file.filename ?? "", bytes: new Uint8Array(file.arrayBuffer) };
}

const tooLarge = () => new AppError("too-large", "error.file-too-large", { values: { megabytes } });

function bounded(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let seen = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > formBytes) controller.error(tooLarge());
        else controller.enqueue(chunk);
      },
    }),
  );
}
