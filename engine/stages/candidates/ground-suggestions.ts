import type { FieldSpec } from "../../fields/field-spec";
import type { FieldType } from "../../results/extraction-result";
import type { Suggestions } from "../../results/suggestions";
import type { CandidateType } from "../../values/candidate-type";
import { centsOf } from "../../values/read-amount";
import type { DocumentFacts } from "../facts/document-facts";
import type { DocumentLayout } from "../layout/document-layout";
import type { Candidate } from "./candidate";
import { canonicalOf } from "./canonical-of";
import type { Candidates } from "./find-candidates";
import { matchesEmbedded } from "./is-same-value";
import { runsOf } from "./runs-of";
import { suggestedFact } from "./suggestion";

type Page = { layout: DocumentLayout; facts: DocumentFacts; specs: readonly FieldSpec[] };

/**
 * Finds suggested values back on the page: candidates that say the same are marked, and where words on one line say it
 * that no generator took up, they become a candidate. A suggestion without a place on the page leaves no trace. Returns
 * the candidates with those that were added.
 */
export function groundSuggestions(
  candidates: Candidates,
  suggestions: Suggestions | undefined,
  { layout, facts, specs }: Page,
): Candidates {
  if (!suggestions) return candidates;
  const grounded = { ...candidates };
  for (const { key, candidates: type } of specs) {
    const text = suggestions[key]?.trim();
    const value = text && canonicalOf(typeOf[type], text, facts);
    if (!text || !value) continue;
    const known = grounded[type].filter((candidate) => matchesEmbedded(typeOf[type], candidate, value));
    const added = known.length > 0 ? [] : runsOf(text, value, layout).map((run) => asType(run, type));
    for (const candidate of [...known, ...added]) candidate.facts.add(suggestedFact(key));
    grounded[type] = [...grounded[type], ...added];
  }
  return grounded;
}

const typeOf: Record<CandidateType, FieldType> = {
  date: "date",
  amount: "amount",
  number: "number",
  id: "id",
  taxId: "id",
  name: "name",
  address: "address",
  currency: "currency",
  text: "text",
};

const asType = (run: Candidate, type: CandidateType): Candidate => ({
  ...run,
  type,
  ...(type === "amount" && { cents: centsOf(run.value) }),
});
