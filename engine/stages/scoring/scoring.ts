import { specsFor } from "../../fields/specs-for";
import type { ExtractionRequest } from "../../results/extraction-result";
import type { Steps } from "../../runtime/steps";
import type { FeaturesFound } from "../features/features";
import { forWithAndWithoutMemory, type WithAndWithoutMemory } from "../memory/with-and-without-memory";
import { candidatesToDecide } from "./candidates-to-decide";
import { scoreInSteps } from "./score-fields";
import type { Scored } from "./scored";

/** The candidates of every field, best first. */
export type ScoresFound = { scored: WithAndWithoutMemory<ReadonlyMap<string, Scored[]>> };

/** Rates the candidates of every field by the trained weights. */
export function* scoring({
  context,
  request,
}: FeaturesFound & { request: ExtractionRequest }): Steps<ScoresFound> {
  const scored = yield* forWithAndWithoutMemory(context, function* (one) {
    const fields = new Map<string, Scored[]>();
    for (const spec of specsFor(request)) {
      fields.set(spec.key, candidatesToDecide(yield* scoreInSteps(spec, one)));
      yield;
    }
    return fields;
  });
  return { scored };
}
