import { type FileWords, type Page, ReadingError } from "@fieldwise/engine/reading";
import type { NewPageRow } from "~/data/shard/pages";
import { documentFiles } from "~/domain/documents/document-files";
import type { OpenDocument, PageImage } from "../../reader-ports";
import type { ProcessingContext } from "../processing-context";
import { pageRowOf } from "./page-row-of";
import { storeWords } from "./store-words";

type Run = { documentId: string; attempt: number };
type Reading = { page: Page } | { image: PageImage; beside: FileWords | null } | { problem: string };

/**
 * Reads one page of an open document: its words go to the store, or its image does, to be recognised, and what the file
 * says of it in words, to be compared. Returns the row that says so. A page that cannot be read is a row of state `failed`: it costs the document that page alone.
 */
export async function readPage(
  context: ProcessingContext,
  run: Run,
  open: OpenDocument,
  number: number,
): Promise<NewPageRow> {
  const started = context.now().getTime();
  const reading = await tryReading(context, run, open, number);
  const milliseconds = () => context.now().getTime() - started;
  const key = { documentId: run.documentId, attempt: run.attempt, number };
  if ("problem" in reading)
    return { ...key, state: "failed", source: "ocr", width: 0, height: 0, problem: reading.problem };
  if ("page" in reading) {
    await storeWords(context.files, run, reading.page);
    return { ...key, ...pageRowOf(reading.page), milliseconds: milliseconds() };
  }
  const { image, beside } = reading;
  if (beside)
    await context.files.put(
      documentFiles.beside(run.documentId, run.attempt, number),
      JSON.stringify(beside),
      "application/json",
    );
  // An image file is its own page image.
  if (open.kind === "pdf")
    await context.files.put(
      documentFiles.image(run.documentId, run.attempt, number),
      image.bytes,
      image.contentType,
    );
  return { ...key, state: "pending", source: "ocr", width: image.width, height: image.height };
}

async function tryReading(
  context: ProcessingContext,
  run: Run,
  open: OpenDocument,
  number: number,
): Promise<Reading> {
  try {
    const page = await open.readTextLayer(number);
    if (page) return { page };
    const beside = await open.wordsBeside(number);
    return { image: await open.imageForRecognition(number), beside };
  } catch (error) {
    if (error instanceof ReadingError) return { problem: `reading.${error.problem}` };
    context.log.error("processing.page-not-read", error, { ...run, page: number });
    return { problem: "reading.damaged" };
  }
}
