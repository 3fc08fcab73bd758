import type { FieldType } from "../results/extraction-result";
import type { CandidateType } from "../values/candidate-type";
import { agreement } from "./agreement";

const comparedAs: Record<FieldType, CandidateType> = {
  text: "name",
  name: "name",
  number: "number",
  amount: "amount",
  percent: "number",
  date: "date",
  id: "id",
  address: "address",
  currency: "id",
};

/** Whether a found value means what another says, by the measure that training goes by. Both are canonical. */
export const valueAgrees = (type: FieldType, found: string, other: string): boolean =>
  found === other || agreement(comparedAs[type], found, other) > 0;
