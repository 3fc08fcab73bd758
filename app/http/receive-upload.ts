import {
  isMultipartRequest,
  MaxFileSizeExceededError,
  MultipartParseError,
  type MultipartPart,
  parseMultipartRequest,
} from "@mjackson/multipart-parser";
import { hasAcceptedEnding } from "~/domain/documents/accepted-file";
import { AppError } from "~/domain/errors/app-error";
import { readingLimits } from "~/domain/reading/reading-limits";
import type { TenantContext } from "~/operations/context";
import { receiveDocument } from "~/operations/documents/receive-document";
import { receiveZip } from "~/operations/zip-files/receive-zip";

/** A file that was not taken, and why. `fileName` is empty when it is not known which one it was. */
export type RefusedFile = { fileName: string; messageKey: string; values: Record<string, string | number> };

/** What became of the files of an upload. */
export type UploadAnswer = { received: { fileName: string; documentId: string }[]; refused: RefusedFile[] };

const megabytes = readingLimits.fileBytes / (1024 * 1024);
// Somewhat too large a file is read past, so that it can be named and the ones after it taken; an immense one is not.
const maxFileSize = readingLimits.fileBytes + 15 * 1024 * 1024;

/**
 * Takes in the files of a multipart form one after the other: only one of them is in memory at a time, and each is a
 * document of its own once it was taken, whatever happens to the next.
 */
export async function receiveUpload(
  context: TenantContext,
  modelId: string,
  request: Request,
): Promise<UploadAnswer> {
  const answer: UploadAnswer = { received: [], refused: [] };
  if (!isMultipartRequest(request)) return refuse(answer, "", "documents.upload.none");
  try {
    for await (const part of parseMultipartRequest(request, { maxFileSize }))
      if (part.isFile && part.filename) await take(context, modelId, part, part.filename, answer);
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError)
      refuse(answer, "", "documents.upload.far-too-large", { megabytes });
    else if (error instanceof MultipartParseError) refuse(answer, "", "documents.upload.broken");
    else throw error;
  }
  if (answer.received.length + answer.refused.length === 0) refuse(answer, "", "documents.upload.none");
  return answer;
}

async function take(
  context: TenantContext,
  modelId: string,
  part: MultipartPart,
  fileName: string,
  answer: UploadAnswer,
) {
  const zip = fileName.toLowerCase().endsWith(".zip");
  if (!zip && !hasAcceptedEnding(fileName)) return refuse(answer, fileName, "documents.upload.not-accepted");
  if (part.size > readingLimits.fileBytes)
    return refuse(answer, fileName, "error.file-too-large", { megabytes });
  if (part.size === 0) return refuse(answer, fileName, "documents.upload.empty");
  try {
    const bytes = new Uint8Array(part.arrayBuffer);
    if (zip) {
      const { zipFileId } = await receiveZip(context, { modelId, fileName, bytes, source: "browser" });
      answer.received.push({ fileName, documentId: zipFileId });
      return answer;
    }
    const { documentId } = await receiveDocument(context, {
      modelId,
      fileName,
      bytes,
      source: "browser",
    });
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
