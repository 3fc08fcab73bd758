import { specsFor } from "../../fields/specs-for";
import type { ExtractionRequest } from "../../results/extraction-result";
import type { Steps } from "../../runtime/steps";
import type { FactsFound } from "../facts/facts";
import { tableLinesOf } from "../facts/table-area";
import type { LabelsFound } from "../labels/labels";
import type { LayoutFound } from "../layout/layout";
import type { Knowledge } from "../memory/knowledge";
import type { MemoryFound } from "../memory/memory";
import type { WithAndWithoutMemory } from "../memory/with-and-without-memory";
import { type Candidates, findCandidates } from "./find-candidates";
import { groundSuggestions } from "./ground-suggestions";
import { withRemembered } from "./remembered-candidates";

/** The pieces of the page that could be values, by type. */
export type CandidatesFound = { candidates: WithAndWithoutMemory<Candidates> };

type Before = LayoutFound & LabelsFound & MemoryFound & FactsFound;

/** Finds the candidates of every type; suggestions of a language model are looked up on the page. */
export function* candidates({
  layout,
  headers,
  labels,
  recalled,
  facts,
  request,
  knowledge,
}: Before & { request: ExtractionRequest; knowledge: Knowledge }): Steps<CandidatesFound> {
  const specs = specsFor(request);
  const tableLines = tableLinesOf(layout, headers, { mark: facts.decimalMark, labels });
  const found = yield* findCandidates({ layout, labels, facts, tableLines, specs });
  const more = withRemembered(found, recalled, { specs, layout, facts });
  const grounded = (known: Candidates) =>
    groundSuggestions(known, knowledge.suggestions, { layout, facts, specs });
  const plain = grounded(found);
  yield;
  return { candidates: { plain, remembered: more === found ? plain : grounded(more) } };
}
