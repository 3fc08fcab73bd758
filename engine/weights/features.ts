import type { FeatureName } from "./feature-name";

/** Evidence for or against a candidate in a field: names with their strength, usually 0 to 1. */
export type Features = Partial<Record<FeatureName, number>>;

/** The names of features that are there, in the order in which they were put. */
export const namesIn = (features: Features): FeatureName[] => Object.keys(features) as FeatureName[];
