import type { Rect } from "../../geometry/rect";
import type { CandidateFact } from "../../values/candidate-fact";
import type { CandidateType } from "../../values/candidate-type";
import type { Token } from "../layout/token";

/**
 * A piece of the page that could be the value of some field. `value` is canonical (see FoundValue), `facts` says what
 * the text itself shows ("decimals", "check-digit", "ambiguous"); `cents` is set
 * for amounts; `anchor` is where a label would point to when that is not the candidate itself (the name over an address).
 */
export type Candidate = Rect & {
  type: CandidateType;
  value: string;
  raw: string;
  tokens: Token[];
  page: number;
  line: number;
  facts: Set<CandidateFact>;
  cents?: number;
  anchor?: Rect & { page: number; line: number };
};
