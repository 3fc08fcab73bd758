import type { FormField } from "../reading/embedded-parts";

/** Values by key of the field catalogue: the value first, after it others that mean the same (a trading name). */
export type EmbeddedValues = Record<string, string[]>;

/**
 * The data in a document's file: the canonical values of an e-invoice, and the filled form fields. `unreadable` says
 * that there was such data but it could not be read.
 */
export type EmbeddedData = {
  fields: EmbeddedValues;
  lineItems: Record<string, string>[];
  form: FormField[];
  unreadable: boolean;
};
