import type { Candidate } from "../candidates/candidate";
import type { Candidates } from "../candidates/find-candidates";
import type { Knowledge } from "../knowledge";
import type { Surroundings } from "../labels/associations";
import type { Recalled } from "../memory/recall";
import type { MarksAround } from "../scorer/marks-around";
import type { Features } from "./features";
import type { PageFacts } from "./page-facts";

/** What features of candidates are made from. */
export type SeenDocument = {
  around: Surroundings;
  candidates: Candidates;
  page: PageFacts;
  knowledge: Knowledge;
  /** What is remembered of the document's layout. */
  recalled: Recalled | null;
  marks: MarksAround;
  /** How amounts and dates stand to the others of their type, and parties to each other. */
  relations: ReadonlyMap<Candidate, Features>;
};
