import type { ExtractionRequest, ExtractionResult } from "./results/extraction-result";
import { finished, type Steps } from "./runtime/steps";
import { type CandidatesFound, candidates } from "./stages/candidates/candidates";
import { decoding, type ValuesFound } from "./stages/decoding/decoding";
import { type EmbeddedCompared, embedded } from "./stages/embedded/embedded";
import { type Explained, explanation } from "./stages/explanation/explanation";
import { type FactsFound, facts } from "./stages/facts/facts";
import { type FeaturesFound, features } from "./stages/features/features";
import { type LabelsFound, labels } from "./stages/labels/labels";
import { type LayoutFound, layout, type ReadPages } from "./stages/layout/layout";
import type { Knowledge } from "./stages/memory/knowledge";
import { type MemoryFound, memory } from "./stages/memory/memory";
import { type ScoresFound, scoring } from "./stages/scoring/scoring";
import { type TablesFound, tables } from "./stages/tables/tables";

/** The stages that do not depend on trained weights: they run once, however many sets of weights follow. */
const analysis = [layout, labels, memory, facts, candidates, features] as const;
/** The stages that decide and explain. */
const answer = [tables, scoring, decoding, embedded, explanation] as const;

/** The engine's table of contents. A stage gets what the ones before it found and adds what it finds. */
export const stages = [...analysis, ...answer] as const;

/** The input of an extraction: the pages or their layout, the request, and the knowledge. */
export type Input = { pages: ReadPages; request: ExtractionRequest; knowledge: Knowledge };

/** The analysis of a document before anything is decided. */
export type Analysis = Input &
  LayoutFound &
  LabelsFound &
  MemoryFound &
  FactsFound &
  CandidatesFound &
  FeaturesFound;

/** An analysis with the result, and the scores and decisions behind it. */
export type Answered = Analysis & TablesFound & ScoresFound & ValuesFound & EmbeddedCompared & Explained;

/** Analyzes the document, without deciding. */
export const analyse = (input: Input): Steps<Analysis> => through(analysis, input);

/** Decides from the analysis. */
export const answerFrom = (seen: Analysis): Steps<Answered> => through(answer, seen);

/** All stages at once: the result with everything behind it, for training and evaluation. */
export const answered = (input: Input): Answered => finished(runStages(input));

const runStages = (input: Input): Steps<Answered> => through(stages, input);

/** The result of all stages. */
export function* runPipeline(input: Input): Steps<ExtractionResult> {
  return (yield* runStages(input)).result;
}

type Stage = (state: never) => Steps<object>;

/** Runs stages in their order; that each finds what it needs is checked where `stages` is typed (`StagesInOrder`). */
function* through<Before extends object, After>(part: readonly Stage[], before: Before): Steps<After> {
  let state: object = before;
  for (const stage of part) {
    state = { ...state, ...(yield* stage(state as never)) };
    yield;
  }
  return state as After;
}

/** `true` when every stage is given what it takes by the input and the stages before it. */
type Fit<Have, Rest> = Rest extends readonly [(state: infer Need) => Steps<infer Adds>, ...infer More]
  ? Have extends Need
    ? Fit<Have & Adds, More>
    : false
  : true;

type Assert<T extends true> = T;

/** Does not compile when the order of the stages is wrong. */
export type StagesInOrder = Assert<Fit<Input, typeof stages>>;
