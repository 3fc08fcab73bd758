import { analysisOf } from "../analysis-of";
import { specsFor } from "../fields/specs-for";
import type { Page } from "../reading/page";
import type { ExtractionRequest, Place } from "../results/extraction-result";
import { placeOf } from "../stages/layout/read-cells";
import { locateValue, type SoughtValue } from "../stages/memory/locate-value";
import type { Occurrence } from "../stages/memory/occurrence";
import type { VendorMemory } from "../stages/memory/vendor-memory";
import { scoreField } from "../stages/scoring/score-fields";
import type { Scored } from "../stages/scoring/scored";
import type { Scorer } from "../weights/scorer";

/** Labels, places and memory decide between two places; the trained weights are megabytes and would decide the same. */
const untrained: Scorer = { version: "", tables: [], confidence: { start: 0, trees: [] } };

/** Where a typed value was taken from, and how well the words there agree with it. */
export type TypedPlace = { place: Place; match: Occurrence["match"]; others: number };

/**
 * Locates typed values on the pages, so that they teach as clicked ones do. Of several positions the one the engine
 * rates highest for the field is taken; `others` says how many more there were. A value that is not there is left out.
 */
export function placeTyped(
  pages: readonly Page[],
  typed: Readonly<Record<string, SoughtValue>>,
  { request, memories }: { request: ExtractionRequest; memories: readonly VendorMemory[] },
): Record<string, TypedPlace> {
  const seen = analysisOf(pages, request, { scorer: untrained, memories, embedded: null });
  const specs = new Map(specsFor(request).map((spec) => [spec.key, spec]));
  const places: Record<string, TypedPlace> = {};
  for (const [field, sought] of Object.entries(typed)) {
    const found = locateValue(seen.layout, sought);
    const spec = specs.get(field);
    const scored = found.length > 1 && spec ? scoreField(spec, seen.context.remembered) : [];
    const best = favourite(found, scored);
    const place = best && placeOf(best.tokens);
    if (best && place) places[field] = { place, match: best.match, others: found.length - 1 };
  }
  return places;
}

/** The place whose candidate the engine rates highest; the first one where it has no opinion. */
function favourite(found: readonly Occurrence[], scored: readonly Scored[]): Occurrence | undefined {
  const rating = (occurrence: Occurrence) =>
    scored.find(({ candidate }) => candidate.tokens.some((token) => standsIn(token, occurrence)))?.score ??
    Number.NEGATIVE_INFINITY;
  return found.reduce<Occurrence | undefined>(
    (best, occurrence) => (best && rating(best) >= rating(occurrence) ? best : occurrence),
    undefined,
  );
}

const standsIn = (token: Occurrence["tokens"][number], { tokens }: Occurrence): boolean =>
  tokens.includes(token);
