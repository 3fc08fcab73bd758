import type { DocumentKind } from "@fieldwise/engine/results";
import type { CountryFacts } from "./content/country-facts";
import type { Composer } from "./layouts/composer";
import type { Style } from "./style/style";

/** What a draft is made from: a vendor's seed for all that stays, a seed for this document's contents. */
export type Brief = {
  kind: DocumentKind;
  country: CountryFacts;
  vendorSeed: number;
  contentSeed: number;
  style: Style;
  layout: string | undefined;
};

/** A document ready to be drawn: its family, the page it wants and the drawing itself, which may be tried again smaller. */
export type Draft = {
  layout: string;
  /** Date on the document (ISO); it arrives a little later. */
  date: string;
  currency: string;
  page?: { width: number; height: number };
  /** The sheet is cut below the last line, as a till's roll is. */
  cut?: boolean;
  draw(composer: Composer): void;
};
