import type { Box } from "@fieldwise/engine/reading";
import type { CSSProperties } from "react";

/** Where a box lies over the page, `margin` (a fraction) wider on each side. */
export function boxStyle([left, top, right, bottom]: Box, margin = 0): CSSProperties {
  const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;
  return {
    left: percent(left - margin),
    top: percent(top - margin),
    width: percent(right - left + 2 * margin),
    height: percent(bottom - top + 2 * margin),
  };
}
