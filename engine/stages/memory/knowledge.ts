import type { EmbeddedData } from "../../e-invoices/embedded-data";
import type { Suggestions } from "../../results/suggestions";
import { baseScorer } from "../../weights/base-scorer";
import type { Scorer } from "../../weights/scorer";
import type { VendorMemory } from "./vendor-memory";

/**
 * What the engine knows besides the words of the pages: trained weights, memories of layouts that may match, and the
 * data that the file carries.
 */
export type Knowledge = {
  scorer: Scorer;
  memories: readonly VendorMemory[];
  embedded: EmbeddedData | null;
  /** What a language model says stands on the document; absent where none is configured. */
  suggestions?: Suggestions;
};

/** The knowledge of a new installation: the shipped weights, nothing learned, nothing embedded. */
export const baseKnowledge: Knowledge = { scorer: baseScorer, memories: [], embedded: null };
