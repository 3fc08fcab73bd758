import { analysisOf } from "@engine/analysis-of";
import type { DocumentKind } from "@engine/results/extraction-result";
import type { Candidate } from "@engine/stages/candidates/candidate";
import type { ScoringContext } from "@engine/stages/features/scoring-context";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import type { CandidateType } from "@engine/values/candidate-type";
import type { Features } from "@engine/weights/features";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";

type About = Parameters<typeof extractionRequest>[1] & { kind?: DocumentKind; confidence?: number };

/** What scoring knows of typed pages; words of less confidence than 1 are recognised. */
export function seenIn(
  typed: string | readonly string[],
  { kind = "invoice", confidence = 1, ...about }: About = {},
): ScoringContext {
  const pages = (typeof typed === "string" ? [typed] : typed).map((text, index) =>
    pageOf(text, { number: index + 1, confidence, source: confidence < 1 ? "ocr" : "text" }),
  );
  return analysisOf(pages, extractionRequest(kind, about), baseKnowledge).context.plain;
}

/** The first candidate of a type whose text on the page begins so. */
export function candidateIn(seen: ScoringContext, type: CandidateType, start: string): Candidate {
  const candidate = seen.candidates[type].find(({ raw }) => raw.startsWith(start));
  if (!candidate) {
    const known = seen.candidates[type].map(({ raw }) => raw).join(" | ");
    throw new Error(`no ${type} begins with ${start}: ${known}`);
  }
  return candidate;
}

/** The features that are there and count, with two decimals. */
export const countingIn = (features: Features): Record<string, number> =>
  Object.fromEntries(
    Object.entries(features)
      .filter(([, strength]) => strength !== 0)
      .map(([name, strength]) => [name, Math.round((strength ?? 0) * 100) / 100]),
  );

/** A candidate made by hand, on the first line of the first page unless it says otherwise. */
export function madeCandidate(about: Partial<Candidate> & { value: string }): Candidate {
  return {
    type: "amount",
    raw: about.value,
    tokens: [],
    page: 1,
    line: 0,
    facts: new Set(),
    left: 0.1,
    top: 0.1,
    right: 0.2,
    bottom: 0.12,
    ...about,
  };
}
