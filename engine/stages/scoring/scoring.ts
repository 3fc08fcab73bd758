import { specsFor } from "../../fields/specs-for";
import type { ExtractionRequest } from "../../results/extraction-result";
import type { Steps } from "../../runtime/steps";
import type { FeaturesFound } from "../features/features";
import { type Both, forBoth } from "../memory/both";
import { scoreInSteps } from "./score-fields";
import type { Scored } from "./scored";
import { worthDeciding } from "./worth-deciding";

/** The candidates of every field, best first. */
export type ScoresFound = { scored: Both<ReadonlyMap<string, Scored[]>> };

/** Rates the candidates of every field by the trained weights. */
export function* scoring({
  context,
  request,
}: FeaturesFound & { request: ExtractionRequest }): Steps<ScoresFound> {
  const scored = yield* forBoth(context, function* (one) {
    const fields = new Map<string, Scored[]>();
    for (const spec of specsFor(request)) {
      fields.set(spec.key, worthDeciding(yield* scoreInSteps(spec, one)));
      yield;
    }
    return fields;
  });
  return { scored };
}
