import type { Piece } from "../drawing/sheet";

/** A label and what stands for it. */
export type Entry = { label: string; value: Piece[] };

/** Part of a sheet's width, in points. */
export type Area = { left: number; right: number };
