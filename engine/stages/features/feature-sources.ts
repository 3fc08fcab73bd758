import type { Features } from "../../weights/features";
import type { Candidate } from "../candidates/candidate";
import type { Candidates } from "../candidates/find-candidates";
import type { Knowledge } from "../memory/knowledge";
import type { Recalled } from "../memory/recall-memory";
import type { Surroundings } from "./associations";
import type { ContextFeatures } from "./context-features";
import type { PageFacts } from "./page-facts";

/** What features of candidates are made from. */
export type FeatureSources = {
  around: Surroundings;
  candidates: Candidates;
  page: PageFacts;
  knowledge: Knowledge;
  /** What is remembered of the document's layout. */
  recalled: Recalled | null;
  contextFeatures: ContextFeatures;
  /** How amounts and dates stand to the others of their type, and parties to each other. */
  relations: ReadonlyMap<Candidate, Features>;
};
