import type { Page } from "@fieldwise/engine/reading";

/** A place on the engine's scale: all lengths in widths of the page. */
export type Spot = { left: number; top: number; right: number; bottom: number };

/** How a spot is marked: a color, whether it is filled, and a short note at its left, or at its right with `after`. */
export type Mark = Spot & { color: string; filled?: boolean; note?: string; after?: boolean };

/** What is drawn of a page. `height` is how much of it is shown, in widths of the page. */
type Drawing = { marks: readonly Mark[]; height: number };

const width = 900;

/**
 * One page as an SVG picture of 900 units width: its words in grey where they stand, and marks around them.
 */
export function pageDrawing(title: string, page: Page, { marks, height }: Drawing): string {
  const scale = page.height / page.width;
  const words = page.words
    .filter((word) => word.box[3] * scale <= height)
    .map(({ text, box: [left, top, right, bottom] }) => {
      const size = (bottom - top) * scale * width;
      const at = `x="${n(left * width)}" y="${n(bottom * scale * width - size * 0.2)}"`;
      return `<text ${at} font-size="${n(size * 0.85)}" textLength="${n((right - left) * width)}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`;
    });
  const shown = marks.filter((mark) => mark.bottom <= height);
  return `<svg role="img" aria-label="${escaped(title)}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${n(height * width)}" font-family="Helvetica, Arial, sans-serif">
<title>${escaped(title)}</title>
<rect width="100%" height="100%" fill="#fff"/>
<g fill="#444">
${words.join("\n")}
</g>
<g font-size="7">
${shown.map(drawn).join("\n")}
</g>
</svg>
`;
}

function drawn({ left, top, right, bottom, color, filled, note, after }: Mark): string {
  const [x, y] = [left * width - 2, top * width - 1];
  const size = `width="${n((right - left) * width + 4)}" height="${n((bottom - top) * width + 2)}"`;
  const box = `<rect x="${n(x)}" y="${n(y)}" ${size} rx="2" stroke="${color}" fill="${filled ? color : "none"}" fill-opacity="0.14"/>`;
  if (!note) return box;
  const side = after ? `x="${n(right * width + 5)}"` : `x="${n(x - 3)}" text-anchor="end"`;
  return `${box}<text ${side} y="${n(((top + bottom) / 2) * width + 2.5)}" fill="${color}">${escaped(note)}</text>`;
}

const n = (value: number) => value.toFixed(1).replace(/\.0$/, "");

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
