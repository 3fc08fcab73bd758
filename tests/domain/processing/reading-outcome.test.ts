import { describe, expect, test } from "vitest";
import { type PageOutcome, readingProblemOf } from "~/domain/processing/reading-outcome";

const read = (words: number): PageOutcome => ({ state: "read", problem: null, words, confidence: 1 });
const failed = (problem: string): PageOutcome => ({ state: "failed", problem, words: 0, confidence: null });
/** A picture on which something is drawn, none of which could be read. */
const unread: PageOutcome = { state: "read", problem: null, words: 0, confidence: 0 };

describe("what came of reading the pages", () => {
  test.each<[string, PageOutcome[], string | null]>([
    ["one page with words is enough", [failed("reading.damaged"), read(3)], null],
    ["a blank page beside a good one does not matter", [read(0), read(40)], null],
    ["nothing but blank pages", [read(0), read(0)], "reading.blank"],
    ["blank and found to be blank", [read(0), failed("reading.blank")], "reading.blank"],
    ["a picture on which no words could be made out", [unread], "reading.unreadable"],
    ["such a picture beside a blank page", [read(0), unread], "reading.unreadable"],
    ["such a picture beside a good page", [unread, read(40)], null],
    [
      "every page failed for the same reason",
      [failed("reading.damaged"), failed("reading.damaged")],
      "reading.damaged",
    ],
    [
      "pages failed for several reasons",
      [failed("reading.damaged"), failed("problem.internal")],
      "reading.unreadable",
    ],
    ["no page at all", [], "reading.unreadable"],
  ])("%s", (_case, pages, problem) => expect(readingProblemOf(pages)).toBe(problem));
});
