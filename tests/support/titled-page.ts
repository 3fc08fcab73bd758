import type { Box, Page } from "@engine/reading/page";

/** A page of lines from the top on; one that begins with "!" is printed twice as large. */
export function titledPage(lines: readonly string[]): Page {
  const words = lines.flatMap((line, row) => {
    const isLarge = line.startsWith("!");
    const [top, height] = [0.05 + row * 0.05, isLarge ? 0.03 : 0.015];
    const texts = (isLarge ? line.slice(1) : line).split(" ");
    return texts.map((text, at) => {
      const box: Box = [0.1 + at * 0.1, top, 0.1 + at * 0.1 + 0.09, top + height];
      return { text, box, confidence: 1 };
    });
  });
  return { number: 1, width: 612, height: 792, source: "text", confidence: 1, turns: 0, words };
}
