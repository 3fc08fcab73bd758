import { fieldOf } from "@fieldwise/engine/results";
import type { ModelField } from "../models/tenant-model";
import type { ExportedField } from "./exported-document";

/** The columns of an export of a model's documents, in the model's order. */
export const exportedFieldsOf = (model: { fields: ModelField[] }): ExportedField[] =>
  model.fields.map(({ key, line, own }) => {
    const { name, type } = own ?? fieldOf(key) ?? { name: key, type: "text" as const };
    return { key, name, type, line };
  });
