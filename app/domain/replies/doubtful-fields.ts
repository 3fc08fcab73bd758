import { needsALook } from "@fieldwise/engine/results";
import type { FieldDetails } from "../documents/document-details";

/** So many values stand in a mail, and have a picture there: more is a document to open. */
export const mostDoubtful = 8;

/** The header values that a person should look at, in the model's order: uncertain ones, and required ones that are missing. */
export const doubtfulFieldsOf = (fields: readonly FieldDetails[]): FieldDetails[] =>
  fields.filter(needsALook);
