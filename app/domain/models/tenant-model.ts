/** A field that a tenant AI model extracts. `weight` is 1 to 10; `line` marks a line-item column. */
export type ModelField = { key: string; weight: number; required: boolean; line: boolean };

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
