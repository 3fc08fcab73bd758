import type { Box } from "@fieldwise/engine/reading";
import type { Sheet } from "./sheet";
import { boxOf } from "./words-of";

export type MarkedPlace = { value: string; page: number; box: Box };

/** Where each marked value is first printed: its key, its value and the box around all of its first group. */
export function placesOf(sheet: Sheet): Map<string, MarkedPlace> {
  const groups = new Map<string, { group: number; place: MarkedPlace }>();
  for (const ink of sheet.inks) {
    for (const { from, to, mark } of ink.marks) {
      const box = boxOf(sheet, ink, from, to);
      const known = groups.get(mark.key);
      if (!known)
        groups.set(mark.key, { group: mark.group, place: { value: mark.value, page: ink.page, box } });
      else if (known.group === mark.group && known.place.page === ink.page)
        known.place.box = around(known.place.box, box);
    }
  }
  return new Map([...groups].map(([key, { place }]) => [key, place]));
}

function around(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}
