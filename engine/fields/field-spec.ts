import type { DocumentKind } from "../results/extraction-result";
import type { Features } from "../weights/features";
import type { CandidateType } from "./candidate-type";

/**
 * How one header field is found: which candidates it takes, which label phrases announce it (`best` ones leave no doubt, `weak` ones fit other
 * fields too), and how its weights differ from the general ones, for all documents or those of one kind. `own` marks a
 * field that a tenant made up, so that its name need not be what a page calls it.
 */
export type FieldSpec = {
  key: string;
  candidates: CandidateType;
  best?: readonly string[];
  labels: readonly string[];
  weak?: readonly string[];
  weights?: Partial<Features>;
  byKind?: Partial<Record<DocumentKind, Partial<Features>>>;
  own?: boolean;
};

/** Every head followed by every tail ("invoice" + "number"), for label phrases that languages build from parts. */
export function phrases(heads: readonly string[], tails: readonly string[]): string[] {
  return heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`));
}

/** The phrases of lines in which "|" parts them: long lists stay readable. */
export function phraseList(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split("|"));
}
