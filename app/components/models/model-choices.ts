import type { Choice } from "../form/select-field";

/** What the selects of the model form offer. */
export type ModelChoices = { currencies: Choice[]; timeZones: Choice[]; cultures: Choice[] };
