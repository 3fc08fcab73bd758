import { needsReview } from "@fieldwise/engine/results";
import type { DocumentDetails, FieldDetails } from "../documents/document-details";

/** The most values that an e-mail shows, each with a picture: with more, the document is opened. */
export const maxDoubtfulFields = 8;

type Shown = Pick<DocumentDetails, "fields" | "concerns" | "readiness">;

/**
 * The header values that a person should look at, in the model's order: uncertain ones, and required ones that are missing. Where the
 * document is judged that is what was said of it, by the model's error budget if it has one.
 */
export function doubtfulFieldsOf({ fields, concerns, readiness }: Shown): FieldDetails[] {
  if (readiness === null) return fields.filter(needsReview);
  const about = concerns.filter(({ kind }) => kind === "doubtful" || kind === "missing");
  const keys = new Set(about.flatMap((concern) => concern.fields));
  return fields.filter(({ key }) => keys.has(key));
}

/**
 * The header values that a mail or its form asks about: the doubtful ones, or where none is and the sums do not add up, the amounts,
 * one of which must be wrong.
 */
export function askedFieldsOf(details: Shown): FieldDetails[] {
  const doubtful = doubtfulFieldsOf(details);
  if (doubtful.length > 0 || !details.concerns.some(({ kind }) => kind === "sums")) return doubtful;
  return details.fields.filter(({ type, value }) => type === "amount" && value !== null);
}
