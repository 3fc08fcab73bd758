import type { Scorer } from "./scorer";

/** The weights that the product ships. */
export const baseScorer: Scorer = { version: "base-0", tables: [] };
