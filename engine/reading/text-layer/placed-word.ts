/** A word and the box around it in page units: left, top, right, bottom, y down. */
export type PlacedWord = { text: string; left: number; top: number; right: number; bottom: number };
