import { ReadingError } from "@fieldwise/engine/reading";
import { findRun } from "~/data/shard/document-progress";
import { findPage } from "~/data/shard/pages";
import { findWaitingFile } from "~/data/shard/waiting-files";
import { documentFiles } from "~/domain/documents/document-files";
import { AppError } from "~/domain/errors/app-error";
import { readingAttempt } from "~/domain/inbox/waiting-file";
import { showPageInput } from "~/domain/processing/processing-inputs";
import { defineOperation } from "../define-operation";
import type { ProcessingContext } from "./processing-context";
import { findWords } from "./steps/load-words";

/** An image as the viewer gets it. */
export type ShownPage = { bytes: Uint8Array; contentType: string };

type Input = { documentId: string; attempt: number; page: number; width: number };

/**
 * The image of a page for the viewer, `width` pixels wide and upright; made when it is first looked at and kept. Throws
 * AppError `not-found` when the tenant has no such page or the file cannot be shown. The caller checks who may see it.
 */
export const showPage = defineOperation({
  name: "processing.show-page",
  permission: "system",
  input: showPageInput,
  async run(context: ProcessingContext, input): Promise<ShownPage> {
    const turns = await turnsOf(context, input);
    const key = documentFiles.view(input.documentId, input.attempt, input.page, input.width);
    const kept = await context.files.get(key);
    if (kept) return { bytes: await bytesOf(kept.stream), contentType: kept.contentType };
    const shown = await draw(context, input, turns);
    await context.files.put(key, shown.bytes, shown.contentType);
    return shown;
  },
});

async function turnsOf(context: ProcessingContext, input: Input): Promise<number> {
  if (input.attempt === readingAttempt) return turnsOfWaiting(context, input);
  const [document, row] = await Promise.all([
    findRun(context.shard, input.documentId),
    findPage(context.shard, input.documentId, input.attempt, input.page),
  ]);
  if (!document || !row) throw new AppError("not-found", "error.page-not-found");
  return row.turns;
}

/** A file without a model has no row of its page; which way up it is, is known once its words are. */
async function turnsOfWaiting({ shard, files }: ProcessingContext, run: Input): Promise<number> {
  const [file, words] = await Promise.all([
    findWaitingFile(shard, run.documentId),
    findWords(files, run, run.page),
  ]);
  if (!file || !words) throw new AppError("not-found", "error.page-not-found");
  return words.turns;
}

async function draw(context: ProcessingContext, input: Input, turns: number): Promise<ShownPage> {
  const original = await context.files.bytes(documentFiles.original(input.documentId));
  if (!original) throw new AppError("not-found", "error.page-not-found");
  try {
    const open = await context.reader.open(original);
    try {
      const { bytes, contentType } = await open.imageForViewing(input.page, input.width, turns);
      return { bytes, contentType };
    } finally {
      open.close();
    }
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    throw new AppError("not-found", `reading.${error.problem}`, { cause: error });
  }
}

const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(stream).arrayBuffer());
