import { readingLimits } from "@fieldwise/engine/reading";
import {
  isMultipartRequest,
  MaxFileSizeExceededError,
  MultipartParseError,
  parseMultipartRequest,
} from "@mjackson/multipart-parser";
import { AppError } from "~/domain/errors/app-error";
import { visitLimits } from "~/domain/visits/visit-limits";

const megabytes = visitLimits.bytes / (1024 * 1024);

// Somewhat too large a file is read past, so that the page can say so and keep what else was chosen.
const maxFileSize = readingLimits.fileBytes + 15 * 1024 * 1024;

/** What a form with one file sent. */
export type TriedForm = {
  file: { fileName: string; bytes: Uint8Array } | null;
  /** Its other fields by name. */
  fields: Record<string, string>;
};

/** Reads a form with one file. Its fields come before its file, so that they are kept when the file is refused as `too-large`. */
export async function readTriedForm(request: Request): Promise<TriedForm & { refusal: AppError | null }> {
  const form: TriedForm = { file: null, fields: {} };
  if (!isMultipartRequest(request)) return { ...form, refusal: null };
  try {
    for await (const part of parseMultipartRequest(request, { maxFileSize }))
      if (!part.isFile) form.fields[part.name ?? ""] = part.text.slice(0, 40);
      else if (part.filename && part.size > 0)
        form.file ??= { fileName: part.filename, bytes: new Uint8Array(part.arrayBuffer) };
    return { ...form, refusal: null };
  } catch (error) {
    if (
      error instanceof MaxFileSizeExceededError ||
      (error instanceof AppError && error.code === "too-large")
    )
      return {
        ...form,
        refusal: new AppError("too-large", "front.problem.too-large", { values: { megabytes } }),
      };
    if (error instanceof MultipartParseError)
      return { ...form, refusal: new AppError("invalid", "front.problem.no-file") };
    throw error;
  }
}
