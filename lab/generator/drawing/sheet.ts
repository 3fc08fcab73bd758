import { type Face, widthOf } from "./face-widths";

/** Says that a stretch of text is a field's value. Stretches of one group make up one value (lines of an address). */
export type Mark = { key: string; value: string; group: number };

/** A stretch of text, marked or not. */
export type Piece = string | { text: string; marks: Mark[] };

/** One drawn line of text. Points from the sheet's top left; `baseline` is where the letters stand. */
export type Ink = {
  page: number;
  x: number;
  baseline: number;
  size: number;
  face: Face;
  stretch: number;
  text: string;
  marks: { from: number; to: number; mark: Mark }[];
};

export type Rule = { page: number; x1: number; y1: number; x2: number; y2: number; width: number };

export type TextStyle = { size: number; face: Face; stretch: number };

export type Align = "left" | "right" | "centre";

/** Printers leave this much of a sheet's sides blank, in points. */
const edge = 4;

/** A stack of sheets that remembers what is drawn on it. Pages count from 1. */
export type Sheet = {
  readonly width: number;
  height: number;
  page: number;
  pages: number;
  readonly inks: Ink[];
  readonly rules: Rule[];
  newGroup(): number;
  /** Draws text beside `x` (its left, right or middle) and returns the width drawn. */
  text(x: number, baseline: number, pieces: Piece | Piece[], style: TextStyle, align?: Align): number;
  rule(x1: number, y1: number, x2: number, y2: number, width?: number): void;
  box(left: number, top: number, right: number, bottom: number): void;
  measure(pieces: Piece | Piece[], style: TextStyle): number;
  turnPage(): void;
};

export function createSheet(width: number, height: number): Sheet {
  let groups = 0;
  const sheet: Sheet = {
    width,
    height,
    page: 1,
    pages: 1,
    inks: [],
    rules: [],
    newGroup: () => {
      groups += 1;
      return groups;
    },
    measure: (pieces, style) => widthOf(plain(pieces), style.face) * style.size * style.stretch,
    text(x, baseline, pieces, style, align = "left") {
      const text = plain(pieces);
      if (text.trim() === "") return 0;
      const drawn = widthOf(text, style.face) * style.size * style.stretch;
      const wanted = align === "left" ? x : align === "right" ? x - drawn : x - drawn / 2;
      const left = Math.max(edge, Math.min(wanted, width - edge - drawn));
      sheet.inks.push({ page: sheet.page, x: left, baseline, ...style, text, marks: marksOf(pieces) });
      return drawn;
    },
    rule(x1, y1, x2, y2, thickness = 0.6) {
      sheet.rules.push({ page: sheet.page, x1, y1, x2, y2, width: thickness });
    },
    box(left, top, right, bottom) {
      sheet.rule(left, top, right, top);
      sheet.rule(left, bottom, right, bottom);
      sheet.rule(left, top, left, bottom);
      sheet.rule(right, top, right, bottom);
    },
    turnPage() {
      sheet.page += 1;
      sheet.pages = Math.max(sheet.pages, sheet.page);
    },
  };
  return sheet;
}

export function plain(pieces: Piece | Piece[]): string {
  const list = Array.isArray(pieces) ? pieces : [pieces];
  return list.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
}

function marksOf(pieces: Piece | Piece[]): Ink["marks"] {
  let at = 0;
  return (Array.isArray(pieces) ? pieces : [pieces]).flatMap((piece) => {
    const from = at;
    at += typeof piece === "string" ? piece.length : piece.text.length;
    return typeof piece === "string" ? [] : piece.marks.map((mark) => ({ from, to: at, mark }));
  });
}
