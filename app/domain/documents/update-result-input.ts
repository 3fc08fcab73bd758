import { z } from "zod";
import { saveCorrectionsInput } from "./document-inputs";
import { documentStatuses } from "./status";

/** The statuses that whoever updates a result may ask for; the rest come about by themselves. */
const asked = ["success", "userEdited", "forTraining", "submitted", "approved"] as const;

const nothing = (value: unknown) => (value === "" || value === null ? undefined : value);
const inAnyCase = (value: unknown) =>
  typeof value === "string"
    ? (documentStatuses.find((status) => status.toLowerCase() === value.toLowerCase()) ?? nothing(value))
    : value;
/** Above 1 it is taken for a percentage. */
const asFraction = (value: number) => (value > 1 ? value / 100 : value);

/**
 * What a person changed of a result and how the document shall stand then: the status, the confidence (0..1 or 0..100) and
 * a remark for the record, 0 for none.
 */
export const updateResultInput = saveCorrectionsInput.extend({
  status: z.preprocess(inAnyCase, z.enum(asked, "documents.error.no-such-status").optional()),
  confidence: z.preprocess(
    nothing,
    z.coerce
      .number("documents.error.not-a-confidence")
      .min(0, "documents.error.not-a-confidence")
      .max(100, "documents.error.not-a-confidence")
      .transform(asFraction)
      .optional(),
  ),
  remark: z.preprocess(nothing, z.string().max(500, "documents.error.value-too-long").default("0")),
});
