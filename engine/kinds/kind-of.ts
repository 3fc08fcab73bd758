import type { DocumentKind } from "../results/extraction-result";
import type { DocumentLayout } from "../stages/layout/document-layout";
import { type KindTrees, likeliestKind } from "./kind-chances";
import { kindSignals } from "./kind-signals";
import shippedTrees from "./kind-trees.json";

/** The likely type of a document, null for none of the types that are read, and its confidence (0..1). */
export type KindFound = { kind: DocumentKind | null; confidence: number };

const trees = shippedTrees as unknown as KindTrees;

/**
 * The document type that the first page shows, and how often such a page is of that type; `npm run train:kinds` makes the trees.
 * A page without a word shows nothing.
 */
export function kindOf(layout: DocumentLayout): KindFound {
  if (layout.lines.length === 0) return { kind: null, confidence: 0 };
  const { kind, confidence } = likeliestKind(trees, kindSignals(layout));
  return { kind: kind === "none" ? null : kind, confidence };
}
