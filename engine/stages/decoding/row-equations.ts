import { type Equation, equation } from "./equation";
import type { ProofFigures } from "./proof-figures";

/** In how many rows quantity times price is the amount; nothing where no row has all three. */
export function rowEquations({ rows }: ProofFigures): Equation[] {
  const tested = rows.filter(({ arithmetic }) => arithmetic !== "untested").length;
  if (tested === 0) return [];
  const agree = rows.filter(({ arithmetic }) => arithmetic === "agrees").length;
  return [equation("rows", agree === tested, { agree: String(agree), tested: String(tested) })];
}
