import { decodeImage, encodePng, type GreyImage, scale, turnQuarters } from "@fieldwise/engine/images";
import { ReadingError, readingLimits } from "@fieldwise/engine/reading";
import { findRun } from "~/data/shard/document-progress";
import { findPage } from "~/data/shard/pages";
import { documentFiles } from "~/domain/documents/document-files";
import { AppError } from "~/domain/errors/app-error";
import { showPartInput } from "~/domain/processing/processing-inputs";
import { defineOperation } from "../define-operation";
import type { ProcessingContext } from "./processing-context";
import type { ShownPage } from "./show-page";

/** Pixels: twice what a mail shows it in, for sharp screens; a grey picture of text has some 50 kB then. */
const widest = 900;

type Input = { documentId: string; attempt: number; page: number; frame: [number, number, number, number] };

/**
 * The picture of a part of a page, grey and upright, as a PNG file, which every mail program shows; made when it is first asked
 * for and kept with the document. Throws AppError `not-found` like `showPage`. The caller checks who may see it.
 */
export const showPart = defineOperation({
  name: "processing.show-part",
  permission: "system",
  input: showPartInput,
  async run(context: ProcessingContext, input): Promise<ShownPage> {
    const { documentId, attempt, page, frame } = input;
    const [document, row] = await Promise.all([
      findRun(context.shard, documentId),
      findPage(context.shard, documentId, attempt, page),
    ]);
    if (!document || !row) throw new AppError("not-found", "error.page-not-found");
    const contentType = "image/png";
    const key = documentFiles.part(documentId, attempt, page, frame);
    const kept = await context.files.bytes(key);
    if (kept) return { bytes: kept, contentType };
    const bytes = await draw(context, input, row.turns);
    await context.files.put(key, bytes, contentType);
    return { bytes, contentType };
  },
});

async function draw(context: ProcessingContext, { documentId, page, frame }: Input, turns: number) {
  const original = await context.files.bytes(documentFiles.original(documentId));
  if (!original) throw new AppError("not-found", "error.page-not-found");
  try {
    const open = await context.reader.open(original);
    try {
      const { bytes } = await open.imageForRecognition(page);
      const upright = turnQuarters(await decodeImage(bytes, readingLimits.decodedPixels), turns);
      const part = partOf(upright, frame);
      return await encodePng(scale(part, Math.min(1, widest / part.width)));
    } finally {
      open.close();
    }
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    throw new AppError("not-found", `reading.${error.problem}`, { cause: error });
  }
}

function partOf({ width, height, data }: GreyImage, [left, top, right, bottom]: Input["frame"]): GreyImage {
  const [x, y] = [Math.floor(left * width), Math.floor(top * height)];
  const across = Math.max(1, Math.min(width, Math.ceil(right * width)) - x);
  const down = Math.max(1, Math.min(height, Math.ceil(bottom * height)) - y);
  const part = new Uint8Array(across * down);
  for (let row = 0; row < down; row += 1)
    part.set(data.subarray((y + row) * width + x, (y + row) * width + x + across), row * across);
  return { width: across, height: down, data: part };
}
