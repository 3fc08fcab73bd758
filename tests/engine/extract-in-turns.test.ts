import { extract, extractAsync } from "@engine/extract";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { expect, test } from "vitest";

const rows = Array.from(
  { length: 30 },
  (_, row) => `Oak board number ${row + 1}   ${(row % 5) + 1}   12.50   ${((row % 5) + 1) * 12.5}`,
);
const pages = Array.from({ length: 12 }, (_, page) => ({
  ...pageOf(["Invoice 2026-0117", "Item   Quantity   Price   Amount", ...rows].join("\n")),
  number: page + 1,
}));
const request = extractionRequest("invoice");

test("a document read in turns gives the same result as one read at once", async () => {
  let turns = 0;
  const pause = () => {
    turns += 1;
    return turns % 10 === 0 ? Promise.resolve() : undefined;
  };
  const inTurns = await extractAsync(pages, request, baseKnowledge, pause);
  expect(JSON.stringify(inTurns)).toBe(JSON.stringify(extract(pages, request, baseKnowledge)));
});

test("work is divided however long the document is: more pages make more steps, not longer ones", async () => {
  const stepsOf = async (count: number) => {
    let steps = 0;
    const pause = () => {
      steps += 1;
      return undefined;
    };
    await extractAsync(pages.slice(0, count), request, baseKnowledge, pause);
    return steps;
  };
  const [few, many] = [await stepsOf(3), await stepsOf(12)];
  expect(few).toBeGreaterThan(40);
  expect(many).toBeGreaterThan(few * 2);
});
