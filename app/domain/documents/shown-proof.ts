import { type ArithmeticProof, type Finding, fieldOf } from "@fieldwise/engine/results";
import { shownValue } from "./shown-value";

/** The proof with its amounts as a person of this culture writes them; counts, rates and rows stay plain numbers. */
export function shownProof(proof: ArithmeticProof, culture: string): ArithmeticProof {
  const shown = (values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([name, text]) => [name, shownNumber(text, culture)]));
  return {
    ...proof,
    equations: proof.equations.map((one) => ({ ...one, values: shown(one.values) })),
    change: proof.change && { ...proof.change, values: shown(proof.change.values) },
  };
}

/** The words of a finding with its values as a person of this culture writes them. */
export function shownFindingValues({ field, values }: Finding, culture: string): Record<string, string> {
  const type = fieldOf(field ?? "")?.type ?? "text";
  const isValue = (name: string) => name === "embedded" || name === "printed";
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [
      name,
      isValue(name) ? shownValue(text, type, culture) : text,
    ]),
  );
}

const shownNumber = (text: string, culture: string) =>
  /^-?\d+(?:\.\d+)?$/.test(text) ? shownValue(text, "number", culture) : text;
