import { unionOf } from "../../geometry/rect";
import type { Line } from "../layout/line";
import { type Token, textOf } from "../layout/token";
import type { Candidate } from "./candidate";

/** The candidate that these tokens of a line make: what it is, with where it stands and how it is printed. */
export const candidateOn = (
  line: Line,
  tokens: Token[],
  found: Pick<Candidate, "type" | "value" | "facts">,
): Candidate => ({
  ...found,
  raw: textOf(tokens),
  tokens,
  page: line.page,
  line: line.index,
  ...unionOf(tokens),
});
