import type { Box, Page } from "@fieldwise/engine/reading";
import type { DocumentKind } from "@fieldwise/engine/results";

export type Medium = "digital" | "scan" | "photo";

/** A business document that nobody ever sent: its words as our reader would give them, and what it says. */
export type SyntheticDocument = {
  id: string;
  kind: DocumentKind;
  language: string;
  country: string;
  culture: string;
  currency: string;
  vendorKey: string;
  /** Name of the layout family, so that whole families can be held out. */
  layout: string;
  medium: Medium;
  receivedOn: string;
  pages: Page[];
  truth: {
    /** Catalogue keys to canonical values, as printed where the catalogue says so. */
    fields: Record<string, string>;
    /** Catalogue keys of the kind that are known not to be printed. */
    absent: string[];
    /** Where each value is first printed. A currency that only the country tells has no place. */
    places: Record<string, { page: number; box: Box }>;
    lineItems: Record<string, string>[];
  };
};

/** What a document is wanted to be; what is left open is drawn at random. */
export type Wanted = { kind?: DocumentKind; layout?: string; medium?: Medium; country?: string };

/** Which document to make: seeds for the vendor and for the contents, and what it is to be. */
export type Order = {
  vendor: number;
  content: number;
  id: string;
  only: Wanted & { kind: DocumentKind; medium: Medium };
};
