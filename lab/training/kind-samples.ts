import { type KindSignals, kindSignals, type PageKind } from "@fieldwise/engine/lab";
import { layoutOf } from "@fieldwise/engine/memory";
import type { Page } from "@fieldwise/engine/reading";
import { makeDocument } from "../generator/make-document";
import { makeOtherPaper } from "../generator/other-papers/make-other-paper";
import { makeTravelPaper } from "../generator/travel-papers/make-travel-paper";
import type { LabelledDocument } from "./labelled-document";
import { varied } from "./vary-page";

/**
 * A first page whose kind is known. `source` is who collected it, or the generator with one of three groups of countries: what is
 * left out together. `weight` is what it counts in training.
 */
export type KindSample = {
  id: string;
  source: string;
  origin: "corpus" | "generator";
  medium: "digital" | "scan";
  kind: PageKind;
  /** The kind of a document, or what a paper of none of them is. */
  sort: string;
  signals: KindSignals;
  weight: number;
};

/** How many first pages of each sort the generator makes. */
type GeneratedCounts = { documents: number; others: number; journeys: number };

/** What all pages of a source weigh together, set once by the mean over sources left out: so that no source drowns another. */
const weights = { corpus: 100, documentsOfKind: 50, others: 100, journeys: 60 };

const groups = 3;

/** First pages of the corpora and of the generator, weighed by source. */
export function kindSamples(
  corpus: readonly LabelledDocument[],
  { documents, others, journeys }: GeneratedCounts,
  seed: number,
): KindSample[] {
  const first = seed * 100_000;
  const made = <T>(count: number, make: (seed: number) => T) =>
    Array.from({ length: count }, (_, index) => make(first + index));
  return [
    ...weighed(
      corpus.flatMap(({ id, source, request, pages: [page] }) =>
        page && page.words.length > 0
          ? [sampleOf(page, { id, source, origin: "corpus", kind: request.kind })]
          : [],
      ),
      ({ source }) => source,
      weights.corpus,
    ),
    ...weighed(
      made(documents, (one) => ({ one, ...makeDocument(one) })).flatMap(
        ({ one, id, kind, country, pages: [page] }) =>
          page
            ? [
                sampleOf(varied(page, kind, one), {
                  id,
                  source: groupOf("documents", country),
                  origin: "generator",
                  kind,
                }),
              ]
            : [],
      ),
      ({ kind }) => kind,
      weights.documentsOfKind,
    ),
    ...weighed(
      made(others, (one) => makeOtherPaper(one)).map(({ id, paper, country, page }) =>
        sampleOf(page, {
          id,
          source: groupOf("others", country),
          origin: "generator",
          kind: "none",
          sort: paper,
        }),
      ),
      () => "others",
      weights.others,
    ),
    ...weighed(
      made(journeys, (one) => makeTravelPaper(one)).map(({ id, kind, country, page }) =>
        sampleOf(page, { id, source: groupOf("journeys", country), origin: "generator", kind }),
      ),
      () => "journeys",
      weights.journeys,
    ),
  ];
}

type Unweighed = Omit<KindSample, "weight">;
type Origin = Pick<KindSample, "id" | "source" | "origin" | "kind"> & { sort?: string };

function sampleOf(page: Page, of: Origin): Unweighed {
  const medium = page.source === "text" ? "digital" : "scan";
  return { sort: of.kind, ...of, medium, signals: kindSignals(layoutOf([page])) };
}

/** The countries of the generator in three groups, as where the weights of fields are trained. */
function groupOf(sort: string, country: string): string {
  const letters = [...country].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return `${sort} ${letters % groups}`;
}

/** Gives all samples of a share the same weight, `total` together. */
function weighed(samples: readonly Unweighed[], shareOf: (sample: Unweighed) => string, total: number) {
  const counts = new Map<string, number>();
  for (const sample of samples) counts.set(shareOf(sample), (counts.get(shareOf(sample)) ?? 0) + 1);
  return samples.map((sample) => ({ ...sample, weight: total / (counts.get(shareOf(sample)) ?? 1) }));
}
