import type { Page } from "@fieldwise/engine/reading";
import type { ExtractionRequest } from "@fieldwise/engine/results";
import type { TruePlaces, Truth } from "@fieldwise/engine/training";

/**
 * A document whose truth is known, as training and validation take it. `group` is held out as a whole: documents of one
 * vendor, or of one layout family, belong to the same group. `series` is the vendor and layout. `source` is who
 * collected it (what a corpus' ids begin with) or, of the generator, the country.
 */
export type LabelledDocument = {
  id: string;
  group: string;
  series: string;
  source: string;
  origin: "corpus" | "generator";
  pages: Page[];
  request: ExtractionRequest;
  truth: Truth;
  places: TruePlaces;
  weight: number;
  /** The line items as printed, by catalogue keys; absent where nobody wrote them down. */
  rows?: Record<string, string>[] | undefined;
};
