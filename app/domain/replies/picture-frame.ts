import type { Place } from "@fieldwise/engine/results";

type Box = Place["box"];

/** What is shown around a value, in widths and heights of the page: the words of its line, and the line above it. */
const [besideIt, aboveIt] = [0.12, 0.02];
/** A picture is at least so wide that a label is in it, and at most so large that a mail stays small. */
const [narrowest, highest] = [0.4, 0.25];

/** The part of a page that shows a value with its surroundings, in fractions of the page, to three digits. */
export function pictureFrame([left, top, right, bottom]: Box): Box {
  const more = Math.max(besideIt, (narrowest - (right - left)) / 2);
  const from = Math.max(0, left - more);
  const above = Math.max(0, top - aboveIt);
  const frame = [from, above, Math.min(1, right + more), Math.min(1, bottom + aboveIt, above + highest)];
  return frame.map((at) => Math.round(at * 1_000) / 1_000) as unknown as Box;
}

/** Where the document Worker answers with the picture of a part of a page. */
export const pagePartPath = (
  tenant: { id: string },
  { documentId, attempt, page, frame }: { documentId: string; attempt: number; page: number; frame: Box },
): string => `/parts/${tenant.id}/${documentId}/${attempt}/${page}?frame=${frame.join(",")}`;
