import type { OwnField } from "./own-field";

/**
 * A field that a tenant AI model extracts. `weight` is 1 to 10; `line` marks a line-item column; `own` says what a field
 * is that the tenant made up, null or absent for one of the catalogue.
 */
export type ModelField = {
  key: string;
  weight: number;
  required: boolean;
  line: boolean;
  own?: OwnField | undefined;
};

/** A tenant AI model as the domain knows it. `threshold` is the sum of weights that a good document reaches. */
export type TenantModel = {
  id: string;
  name: string;
  baseModelId: string;
  currency: string;
  threshold: number;
  timeZone: string;
  culture: string;
  fields: ModelField[];
};
