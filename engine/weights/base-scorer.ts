import { bytesOfBase64 } from "../text/bytes-of-base64";
import shippedWeights from "./base-weights.json";
import type { BoostedTrees } from "./boosted-trees";
import shippedTrees from "./confidence-trees.json";
import { decodeTable } from "./encode-scorer";
import type { Scorer } from "./scorer";

let tables: Scorer["tables"] | undefined;

/** The weights that the product ships, made by `npm run train:base`. They are unpacked when first used. */
export const baseScorer: Scorer = {
  version: shippedWeights.version,
  confidence: shippedTrees as BoostedTrees,
  get tables() {
    tables ??= [decodeTable(bytesOfBase64(shippedWeights.table))];
    return tables;
  },
};
