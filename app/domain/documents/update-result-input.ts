import { z } from "zod";
import { confidenceInput } from "./confidence-input";
import { saveCorrectionsInput } from "./document-inputs";
import { documentStatuses } from "./status";

/** The statuses that can be requested when a result is updated; the others follow from processing. */
const asked = ["success", "userEdited", "forTraining", "submitted", "approved"] as const;

export type SettledStatus = (typeof asked)[number];

const nothing = (value: unknown) => (value === "" || value === null ? undefined : value);
const inAnyCase = (value: unknown) =>
  typeof value === "string"
    ? (documentStatuses.find((status) => status.toLowerCase() === value.toLowerCase()) ?? nothing(value))
    : nothing(value);

/** A status that is asked for, in any case; empty is undefined. */
export const settledStatusInput = z.preprocess(
  inAnyCase,
  z.enum(asked, "documents.error.no-such-status").optional(),
);

/**
 * What a person changed of a result and what the document gets: the status, the confidence (0..1 or 0..100) and a
 * remark for the record, 0 for none. `force` approves it although it is not ready.
 */
export const updateResultInput = saveCorrectionsInput.extend({
  status: settledStatusInput,
  confidence: confidenceInput,
  force: z.boolean().default(false),
  remark: z.preprocess(nothing, z.string().max(500, "documents.error.value-too-long").default("0")),
});
