import { compact } from "../../text/fold";
import type { Candidate } from "../candidates/candidate";
import { placeVotes, type RecalledField } from "../memory/recall-memory";
import { shapeSimilarity } from "../memory/value-shape";
import type { LearnedField } from "../memory/vendor-memory";

/** The evidence of memory for a candidate in a field: all 0 to 1. */
export type MemorySignal = {
  place: number;
  bestPlace: number;
  constant: number;
  bestConstant: number;
  absent: number;
};

/** Compares the candidates of a field with what is remembered of it. */
export function signalsFor(
  recalled: RecalledField,
  candidates: readonly Candidate[],
): (candidate: Candidate) => MemorySignal {
  const places = new Map(candidates.map((candidate) => [candidate, placeOf(candidate, recalled)]));
  const constants = new Map(candidates.map((candidate) => [candidate, constantOf(candidate, recalled)]));
  const bestPlace = Math.max(0, ...places.values());
  const bestConstant = Math.max(0, ...constants.values());
  return (candidate) => ({
    place: places.get(candidate) ?? 0,
    bestPlace,
    constant: constants.get(candidate) ?? 0,
    bestConstant,
    absent: recalled.absent,
  });
}

function placeOf(candidate: Candidate, { places }: RecalledField): number {
  const votes = placeVotes(candidate, places);
  if (votes === 0) return 0;
  const shapes = places.map(({ taught }) => likeShape(taught, candidate));
  return votes * Math.max(0, ...shapes);
}

function likeShape({ type, raw }: LearnedField, candidate: Candidate): number {
  return type === "id" ? shapeSimilarity(raw, candidate.raw) : 1;
}

/** A candidate is the constant when it says the same at the place that was chosen for it. */
function constantOf(candidate: Candidate, { constants }: RecalledField): number {
  const letters = compact(candidate.value);
  return Math.max(
    0,
    ...constants
      .filter(
        ({ value, tokens }) =>
          compact(value) === letters && tokens.some((token) => candidate.tokens.includes(token)),
      )
      .map(({ strength }) => strength),
  );
}
