import type { FieldType } from "@fieldwise/engine/results";
import { baseModels } from "./base-models";

const types = new Map(
  baseModels.flatMap(({ fields }) => fields.map(({ labelKey, type }) => [labelKey, type] as const)),
);

/** The type of the values of a field by the key of its label; undefined for a field that a tenant made up. */
export const typeOfLabel = (labelKey: string): FieldType | undefined => types.get(labelKey);
