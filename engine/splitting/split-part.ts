/**
 * A document within a file: its first and last page, counted from 1. `confidence` (0..1) says how sure it is that a
 * document begins and ends there.
 */
export type SplitPart = { first: number; last: number; confidence: number };
