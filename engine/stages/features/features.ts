import type { ExtractionRequest } from "../../results/extraction-result";
import type { Steps } from "../../runtime/steps";
import type { CandidatesFound } from "../candidates/candidates";
import type { Candidates } from "../candidates/find-candidates";
import type { FactsFound } from "../facts/facts";
import type { LabelsFound } from "../labels/labels";
import type { LayoutFound } from "../layout/layout";
import type { Knowledge } from "../memory/knowledge";
import type { MemoryFound } from "../memory/memory";
import type { Recalled } from "../memory/recall-memory";
import type { WithAndWithoutMemory } from "../memory/with-and-without-memory";
import { type ScoringContext, scoringContextOf } from "./scoring-context";

/** What scoring knows of the candidates and of their surroundings. */
export type FeaturesFound = { context: WithAndWithoutMemory<ScoringContext> };

type Before = LayoutFound & LabelsFound & MemoryFound & FactsFound & CandidatesFound;

/** Collects the evidence for and against candidates: labels, positions, relations among them, memory. */
export function* features({
  layout,
  labels,
  recalled,
  facts,
  candidates,
  request,
  knowledge,
}: Before & { request: ExtractionRequest; knowledge: Knowledge }): Steps<FeaturesFound> {
  const contextOf = (known: Candidates, recalled: Recalled | null) =>
    scoringContextOf({ layout, labels }, known, { request, knowledge, facts, recalled });
  const plain = contextOf(candidates.plain, null);
  yield;
  if (!recalled) return { context: { plain, remembered: plain } };
  const remembered =
    candidates.remembered === candidates.plain
      ? { ...plain, recalled }
      : contextOf(candidates.remembered, recalled);
  return { context: { plain, remembered } };
}
