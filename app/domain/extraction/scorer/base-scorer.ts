import type { BoostedTrees } from "~/domain/scoring/boosted-trees";
import shipped from "~/domain/scoring/confidence-trees.json";
import type { Scorer } from "./scorer";

/** The weights that the product ships. */
export const baseScorer: Scorer = { version: "base-0", tables: [], confidence: shipped as BoostedTrees };
