import type { Features } from "../../weights/features";
import type { Candidate } from "../candidates/candidate";
import type { FeatureSources } from "./feature-sources";
import { occurrenceKey } from "./page-facts";

/** Share of the page that is its top. Bounds here are set by hand; the weights were trained with them. */
const topTo = 0.4;
/** Share of the page, and of its width, from which something is in the lower or right half. */
const half = 0.5;

/** Features of a candidate's position, size and text, whatever the field. */
export function placeFeatures(candidate: Candidate, { around, page }: FeatureSources): Features {
  const height = around.layout.heights.get(candidate.page) ?? 1;
  const y = (candidate.top + candidate.bottom) / 2 / height;
  const facts = Object.fromEntries([...candidate.facts].map((fact) => [fact, 1]));
  return {
    ...facts,
    "later-page": candidate.page > 1 ? 1 : 0,
    "page-top": candidate.page === 1 && y < topTo ? 1 : 0,
    "page-bottom": y > half ? 1 : 0,
    right: candidate.left > half ? 1 : 0,
    "low-reading": 1 - Math.min(...candidate.tokens.map((token) => token.confidence)),
    sole: page.distinct[candidate.type] === 1 ? 1 : 0,
    first: page.firsts.has(candidate) ? 1 : 0,
    repeated: (page.occurrences.get(occurrenceKey(candidate)) ?? 0) > 1 ? 1 : 0,
    ...(candidate.cents === undefined ? {} : amountFeatures(candidate.cents, page.largestCents)),
    ...(candidate.type === "date" && page.receivedOn
      ? { future: candidate.value > page.receivedOn ? 1 : 0 }
      : {}),
  };
}

function amountFeatures(cents: number, largest: number): Features {
  return {
    largest: largest > 0 && cents === largest ? 1 : 0,
    negative: cents < 0 ? 1 : 0,
    zero: cents === 0 ? 1 : 0,
  };
}
