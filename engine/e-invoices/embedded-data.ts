import type { FormField } from "../reading/embedded-parts";

/** Values by key of the field catalogue: the value first, after it others that mean the same (a trading name). */
export type EmbeddedValues = Record<string, string[]>;

/**
 * What a document carries besides its print: the canonical values of an e-invoice, and the form fields as they were
 * filled. `unreadable` says that there was such data but it could not be read.
 */
export type EmbeddedData = {
  fields: EmbeddedValues;
  lineItems: Record<string, string>[];
  form: FormField[];
  unreadable: boolean;
};
