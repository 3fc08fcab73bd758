import type { FieldSpec } from "./field-spec";

/** The gas used in the period, in therms. */
export const usageTherms: FieldSpec = {
  key: "usageTherms",
  candidates: "number",
  best: ["therms used", "total therms", "therms", "gas used (therms)", "therm usage", "total therms used"],
  labels: [
    ...["gas usage", "gas used", "natural gas usage", "total gas usage", "billed therms", "therms billed"],
    ...["gas consumption", "natural gas used", "gas therms"],
    ...["consumo de gas", "consumo en therms", "therms consumidos"],
  ],
  weights: { "therm-unit": 3, "kwh-unit": -4, unlabelled: -2.5 },
};
