import type { ArithmeticProof, Reason } from "@fieldwise/engine/results";
import english from "./en.json";
import spanish from "./es.json";

/** A value as it was found; `box` is left, top, right and bottom as shares of the page. */
export type SampleField = {
  key: string;
  value: string;
  confidence: number;
  box: readonly number[];
  reasons: readonly Reason[];
};

/**
 * What the product found on a sample paper, as visitors are shown it. Written by `node scripts/live-samples.mjs`, never by
 * hand; a test reads the paper again. `width` and `height` are pixels of the page's picture.
 */
export type LiveSample = {
  file: string;
  culture: string;
  width: number;
  height: number;
  fields: readonly SampleField[];
  proof: ArithmeticProof;
};

export const liveSamples: Record<"en" | "es", LiveSample> = {
  en: english as unknown as LiveSample,
  es: spanish as unknown as LiveSample,
};
