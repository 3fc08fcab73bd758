import type { Choice } from "../form/select-field";

/** The options of the selects of the model form. */
export type ModelChoices = { currencies: Choice[]; timeZones: Choice[]; cultures: Choice[] };
