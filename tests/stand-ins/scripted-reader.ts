import { type EmbeddedParts, noEmbeddedParts } from "@engine/reading/embedded-parts";
import type { Box, Page } from "@engine/reading/page";
import { ReadingError, type ReadingProblem } from "@engine/reading/reading-error";
import type { DocumentReader, PageRecogniser } from "~/operations/reader-ports";

/**
 * What a page of a scripted document holds: lines of text, a scan of them (perhaps with someone else's reading), or a
 * problem.
 */
export type ScriptedPage =
  | { text: string }
  | { scan: string; told?: string }
  | { problem: ReadingProblem }
  | { crash: string };

const pixel = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

/** A page whose words stand on lines of their own, top down. */
export function pageOf(number: number, text: string, source: "text" | "ocr" = "text"): Page {
  const lines = text.split("\n").map((line) => line.split(" ").filter(Boolean));
  const words = lines.flatMap((line, row) =>
    line.map((word, column) => ({
      text: word,
      box: boxOf(line, column, row),
      confidence: source === "text" ? 1 : 0.93,
    })),
  );
  return {
    number,
    width: 595,
    height: 842,
    source,
    confidence: source === "text" ? 1 : 0.93,
    turns: 0,
    words,
  };
}

/** The place of a word of a line in print of a usual size, in shares of the page. */
function boxOf(line: readonly string[], column: number, row: number): Box {
  const [letter, leading, height] = [0.011, 0.03, 0.013];
  const left = 0.08 + letter * line.slice(0, column).reduce((sum, word) => sum + word.length + 1, 0);
  const top = 0.05 + row * leading;
  return [left, top, left + letter * (line[column]?.length ?? 0), top + height];
}

/** Reads what the script says, whatever the file holds, and counts what it was asked. */
export function scriptedReader(
  pages: ScriptedPage[] | ReadingProblem,
  embedded: EmbeddedParts = noEmbeddedParts,
) {
  const asked = { opened: 0, closed: 0, pages: [] as number[] };
  const reader: DocumentReader = {
    cutPages: async (_bytes, first, last) => new TextEncoder().encode(`%PDF-1.7 pages ${first} to ${last}`),
    async open() {
      asked.opened++;
      if (typeof pages === "string") throw new ReadingError(pages);
      return {
        kind: "pdf",
        pageCount: pages.length,
        async readTextLayer(number) {
          asked.pages.push(number);
          const page = pages[number - 1];
          if (!page) throw new Error(`the script has no page ${number}`);
          if ("problem" in page) throw new ReadingError(page.problem);
          if ("crash" in page) throw new Error(page.crash);
          return "text" in page ? pageOf(number, page.text) : null;
        },
        async wordsBeside(number) {
          const page = pages[number - 1];
          if (!page || !("told" in page) || !page.told) return null;
          return { printed: [], told: pageOf(number, page.told).words, unknown: [] };
        },
        readEmbedded: async () => embedded,
        imageForRecognition: async () => ({
          bytes: pixel,
          contentType: "image/png",
          width: 1654,
          height: 2339,
        }),
        imageForViewing: async (_number, width, turns) => ({
          bytes: new TextEncoder().encode(`view ${width} ${turns}`),
          contentType: "image/webp",
          width,
          height: width,
        }),
        close() {
          asked.closed++;
        },
      };
    },
  };
  return { reader, asked };
}

/** Recognises the text that the script has for a page, and counts what it was asked. */
export function scriptedRecogniser(pages: Record<number, string | ReadingError | Error>) {
  const asked: number[] = [];
  const told: string[] = [];
  const recogniser: PageRecogniser = {
    async recognise(_image, page, beside) {
      asked.push(page);
      if (beside) told.push(beside.told.map(({ text }) => text).join(" "));
      const answer = pages[page];
      if (answer instanceof Error) throw answer;
      return pageOf(page, answer ?? "", "ocr");
    },
  };
  return { recogniser, asked, told };
}
