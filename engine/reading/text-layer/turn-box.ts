import type { Box } from "../page";

/** A box on a page as it lies once the page is turned clockwise by `turns` quarters. */
export function turnBox(box: Box, turns: number): Box {
  let [left, top, right, bottom] = box;
  for (let quarter = 0; quarter < turns % 4; quarter++)
    [left, top, right, bottom] = [1 - bottom, left, 1 - top, right];
  return [left, top, right, bottom];
}
