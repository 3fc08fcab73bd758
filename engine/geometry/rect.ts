/** Anything with a place. The unit is the caller's: widths of the page in the stages, pixels in recognition. */
export type Rect = { left: number; top: number; right: number; bottom: number };

type Across = Pick<Rect, "left" | "right">;
type Down = Pick<Rect, "top" | "bottom">;

export const widthOf = ({ left, right }: Across): number => right - left;

export const heightOf = ({ top, bottom }: Down): number => bottom - top;

/** The smallest rectangle around the given ones. */
export function unionOf(parts: readonly Rect[]): Rect {
  return {
    left: Math.min(...parts.map((part) => part.left)),
    top: Math.min(...parts.map((part) => part.top)),
    right: Math.max(...parts.map((part) => part.right)),
    bottom: Math.max(...parts.map((part) => part.bottom)),
  };
}

/** How far two places share the same columns; negative is the gap between them. */
export const overlapX = (a: Across, b: Across): number =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** How far two places share the same height; negative is the gap between them. */
export const overlapY = (a: Down, b: Down): number => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);

/** Whether the middle of one of the two stands inside the other. */
export const holdsMiddle = (a: Rect, b: Rect): boolean =>
  isInside(middleOf(b), a) || isInside(middleOf(a), b);

/** Whether a point stands inside, its edges included. */
export const isInside = ([x, y]: readonly [number, number], { left, top, right, bottom }: Rect): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

export const middleOf = ({ left, top, right, bottom }: Rect): readonly [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];
