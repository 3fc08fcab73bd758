import {
  type EmbeddedParts,
  ReadingError,
  runsInField,
  type TextRun,
  type Vector,
} from "@fieldwise/engine/reading";
import type { getDocumentProxy } from "unpdf";
import { readPdfEmbedded } from "./pdf-embedded";
import { filledFields } from "./pdf-filled-fields";
import { openingTextWork, readingWork } from "./reading-work";
import { textParser, withWorkBudget } from "./with-work-budget";
import { yieldToEventLoop } from "./yield-to-event-loop";

/** The text of a PDF as it stands in the file. Page numbers count from 1, sizes are points. */
export type PdfTextLayers = {
  pageCount: number;
  read(page: number): Promise<{ sheet: { width: number; height: number }; runs: TextRun[] }>;
  embedded(): Promise<EmbeddedParts>;
  /** A copy of the file, for another reader. */
  file(): Promise<Uint8Array>;
  close(): Promise<void>;
};

type PdfProxy = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfProxy["getPage"]>>;
type TextContent = Awaited<ReturnType<PdfPage["getTextContent"]>>;
type Item = Extract<TextContent["items"][number], { str: string }>;
type Style = TextContent["styles"][string];

const defaultAscent = 0.9;
const defaultDescent = -0.2;

/** Opens a PDF for its text; the parser takes the bytes over. Throws ReadingError. */
export async function openPdfTextLayers(bytes: Uint8Array): Promise<PdfTextLayers> {
  const fileBytes = bytes.length;
  let pdf = await open(bytes);

  async function within<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await withWorkBudget(readingWork.text, task);
    } catch (error) {
      if (error instanceof ReadingError && error.problem === "too-complex") await openAgain();
      throw error;
    }
  }

  /** What asked for too much may still be at it: only closing the document ends that. */
  async function openAgain(): Promise<void> {
    const given = pdf;
    const again = await withWorkBudget(openingTextWork(fileBytes), () => given.getData());
    await withWorkBudget(openingTextWork(fileBytes), () => given.loadingTask.destroy()).catch(
      () => undefined,
    );
    pdf = await open(again);
  }

  return {
    pageCount: pdf.numPages,
    read: (number) => within(() => readPage(pdf, number)),
    embedded: () => within(() => readPdfEmbedded(pdf)),
    file: () => pdf.getData(),
    close: () => pdf.loadingTask.destroy(),
  };
}

async function open(bytes: Uint8Array): Promise<PdfProxy> {
  const { getDocument } = await textParser();
  const options = { data: bytes, verbosity: 0, stopAtErrors: false, useSystemFonts: true };
  const work = openingTextWork(bytes.length);
  let loading: ReturnType<typeof getDocument> | undefined;
  try {
    return await withWorkBudget(work, () => {
      loading = getDocument(options);
      return loading.promise;
    });
  } catch (error) {
    // What was not opened is kept all the same until it is closed.
    await withWorkBudget(work, async () => loading?.destroy()).catch(() => undefined);
    return refuse(error);
  }
}

function refuse(error: unknown): never {
  if (error instanceof ReadingError) throw error;
  const isPassword = error instanceof Error && error.name === "PasswordException";
  throw new ReadingError(isPassword ? "password" : "damaged", error instanceof Error ? error.message : "");
}

async function readPage(pdf: PdfProxy, number: number) {
  const page = await pdf.getPage(number).catch(refuse);
  const viewport = page.getViewport({ scale: 1 });
  const place = (right: number, up: number): Vector => {
    const [across = 0, down = 0] = viewport.convertToViewportPoint(right, up);
    return [across, down];
  };
  await yieldToEventLoop();
  const content = await page.getTextContent().catch(refuse);
  await yieldToEventLoop();
  const annotations = await page.getAnnotations().catch(() => []);
  page.cleanup();
  const printed = content.items
    .filter((item): item is Item => "str" in item && item.str.trim() !== "")
    .map((item) => runOf(item, content.styles[item.fontName], place));
  const filled = filledFields(annotations, place).flatMap(runsInField);
  return { sheet: { width: viewport.width, height: viewport.height }, runs: [...printed, ...filled] };
}

function runOf(item: Item, style: Style | undefined, place: (right: number, up: number) => Vector): TextRun {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = item.transform as number[];
  const length = Math.hypot(a, b) || 1;
  const origin = place(x, y);
  return {
    text: item.str,
    origin,
    along: difference(place(x + (a / length) * item.width, y + (b / length) * item.width), origin),
    up: difference(place(x + c, y + d), origin),
    ascent: style?.ascent || defaultAscent,
    descent: style?.descent || defaultDescent,
    monospaced: style?.fontFamily === "monospace",
  };
}

function difference(to: Vector, from: Vector): Vector {
  return [to[0] - from[0], to[1] - from[1]];
}
