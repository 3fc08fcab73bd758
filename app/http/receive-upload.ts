import { readingLimits } from "@fieldwise/engine/reading";
import {
  isMultipartRequest,
  MaxFileSizeExceededError,
  MultipartParseError,
  type MultipartPart,
  parseMultipartRequest,
} from "@mjackson/multipart-parser";
import { hasAcceptedEnding } from "~/domain/documents/accepted-file";
import { fileDigest } from "~/domain/documents/file-digest";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "~/operations/context";
import { receiveDocument } from "~/operations/documents/receive";
import { receiveWithoutModel } from "~/operations/inbox/receive";
import { receiveZip } from "~/operations/zip-files/receive";

/** A file that was not taken, and why. `fileName` is empty when it is not known which one it was. */
export type RefusedFile = { fileName: string; messageKey: string; values: Record<string, string | number> };

/** The outcome of the files of an upload. */
export type UploadAnswer = { received: { fileName: string; documentId: string }[]; refused: RefusedFile[] };

const megabytes = readingLimits.fileBytes / (1024 * 1024);
// Somewhat too large a file is read past, so that it can be named and the ones after it taken; an immense one is not.
const maxFileSize = readingLimits.fileBytes + 15 * 1024 * 1024;

/**
 * Takes in the files of a multipart form one after the other: only one of them is in memory at a time, and each is a
 * document of its own once it was taken, whatever happens to the next. A key (header `Idempotency-Key`, or the field
 * `uploadKey` before the files) makes each file one document, however often the same form is sent. Without a model they go
 * into the inbox, where one is chosen for each.
 */
export async function receiveUpload(
  context: TenantContext,
  modelId: string | null,
  request: Request,
): Promise<UploadAnswer> {
  const answer: UploadAnswer = { received: [], refused: [] };
  if (!isMultipartRequest(request)) return refuse(answer, "", "documents.upload.none");
  try {
    let key = keyIn(request.headers.get("Idempotency-Key"));
    for await (const part of parseMultipartRequest(request, { maxFileSize }))
      if (part.isFile && part.filename)
        await take(context, modelId, { part, fileName: part.filename, key }, answer);
      else if (part.name === "uploadKey" && part.size < 200) key ??= keyIn(part.text);
  } catch (error) {
    if (
      error instanceof MaxFileSizeExceededError ||
      (error instanceof AppError && error.code === "too-large")
    )
      refuse(answer, "", "documents.upload.far-too-large", { megabytes });
    else if (error instanceof MultipartParseError) refuse(answer, "", "documents.upload.broken");
    else throw error;
  }
  if (answer.received.length + answer.refused.length === 0) refuse(answer, "", "documents.upload.none");
  return answer;
}

const keyIn = (text: string | null) => (text && /^[\w-]{8,100}$/.test(text) ? text : null);

type SentFile = { part: MultipartPart; fileName: string; key: string | null };

async function take(
  context: TenantContext,
  modelId: string | null,
  { part, fileName, key }: SentFile,
  answer: UploadAnswer,
) {
  const zip = fileName.toLowerCase().endsWith(".zip");
  if (!zip && !hasAcceptedEnding(fileName)) return refuse(answer, fileName, "documents.upload.not-accepted");
  if (part.size > readingLimits.fileBytes)
    return refuse(answer, fileName, "error.file-too-large", { megabytes });
  if (part.size === 0) return refuse(answer, fileName, "documents.upload.empty");
  try {
    const bytes = new Uint8Array(part.arrayBuffer);
    const sourceKey = key ? `${key}:${await fileDigest(bytes)}` : undefined;
    const file = { fileName, bytes, source: "browser" as const, sourceKey };
    if (modelId === null) {
      const { waitingFileId } = await receiveWithoutModel(context, file);
      answer.received.push({ fileName, documentId: waitingFileId });
      return answer;
    }
    const sent = { modelId, ...file };
    if (zip) {
      const { zipFileId } = await receiveZip(context, sent);
      answer.received.push({ fileName, documentId: zipFileId });
      return answer;
    }
    const { documentId } = await receiveDocument(context, sent);
    answer.received.push({ fileName, documentId });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    refuse(answer, fileName, error.messageKey, { megabytes, ...error.values });
  }
}

function refuse(
  answer: UploadAnswer,
  fileName: string,
  messageKey: string,
  values: RefusedFile["values"] = {},
) {
  answer.refused.push({ fileName, messageKey, values });
  return answer;
}
