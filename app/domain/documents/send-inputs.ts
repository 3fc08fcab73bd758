import { z } from "zod";
import { emailField } from "../accounts/account-inputs";
import { documentIdsInput } from "./bulk-inputs";

const emptyAsNothing = (value: unknown) => (value === "" ? undefined : value);

/**
 * Approved documents to be sent by mail, to the person who asks unless told. `site` is where the links lead; a `mailId` that
 * was used before sends no second mail.
 */
export const sendApprovedInput = documentIdsInput.extend({
  toEmail: z.preprocess(emptyAsNothing, emailField.optional()),
  site: z.url(),
  mailId: z.string().min(1).max(100).optional(),
});
