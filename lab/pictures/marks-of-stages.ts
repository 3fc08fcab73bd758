import type { Analysis } from "@fieldwise/engine/lab";
import type { Page } from "@fieldwise/engine/reading";
import { certaintyOf, type ExtractionResult } from "@fieldwise/engine/results";
import type { Mark, Spot } from "./page-drawing";

const [blue, green, orange, red, purple, grey] = [
  "#1d4ed8",
  "#15803d",
  "#c2410c",
  "#b91c1c",
  "#7e22ce",
  "#6b7280",
];

/** Every word as the reader gave it. */
export const wordMarks = (page: Page): Mark[] =>
  page.words.map(({ box }) => ({ ...spotOf(page, box), color: blue }));

/** Every segment of every line; the first of a line bears the line's number. */
export const lineMarks = ({ layout }: Analysis): Mark[] =>
  layout.lines.flatMap((line) =>
    line.segments.map((segment, index) => ({
      ...segment,
      color: blue,
      ...(index === 0 && { note: String(line.index) }),
    })),
  );

/** Every block of lines. */
export const blockMarks = ({ layout }: Analysis): Mark[] =>
  layout.blocks.map((block) => ({ ...block, color: grey, filled: true }));

/** Every known label with the fields that it may announce. */
export const labelMarks = ({ labels }: Analysis): Mark[] =>
  [...labels.values()].flat().map((hit) => ({
    ...hit,
    color: green,
    filled: true,
    note: hit.senses.map(({ field }) => field).join(" / "),
  }));

const colors: Record<string, string> = {
  amount: red,
  date: green,
  id: blue,
  name: purple,
  address: orange,
};

/** Every candidate of the five commonest types, one color for each. */
export const candidateMarks = ({ candidates }: Analysis): Mark[] =>
  Object.entries(colors).flatMap(([type, color]) =>
    candidates.remembered[type as keyof typeof candidates.remembered].map((one) => ({
      ...one,
      color,
      filled: true,
    })),
  );

/** Every cell that was found, and every header value with field and confidence; the doubtful ones in red, told at the left. */
export function answerMarks(page: Page, { fields, lineItems }: ExtractionResult): Mark[] {
  const header = Object.entries(fields).flatMap(([key, { place, confidence }]): Mark[] => {
    if (!place) return [];
    const isDoubtful = certaintyOf(confidence) === "doubtful";
    const note = `${key} ${(confidence * 100).toFixed(1)} %`;
    const color = isDoubtful ? red : green;
    return [{ ...spotOf(page, place.box), color, filled: true, note, after: !isDoubtful }];
  });
  const cells = lineItems.flatMap((item) =>
    Object.values(item.cells).flatMap(({ place }): Mark[] =>
      place ? [{ ...spotOf(page, place.box), color: blue, filled: true }] : [],
    ),
  );
  return [...cells, ...header];
}

function spotOf(page: Page, [left, top, right, bottom]: Page["words"][number]["box"]): Spot {
  const scale = page.height / page.width;
  return { left, top: top * scale, right, bottom: bottom * scale };
}
