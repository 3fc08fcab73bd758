import { z } from "zod";
import { decodeCursor } from "../listing/list-cursor";
import { documentFilterShape, refuseTurnedDates } from "./document-list-inputs";

/** What a search looks for. */
const searchedText = z.string().max(200, "documents.error.search-too-long");

/** All documents that a list's filter finds, among those that hold `text` where there is one. */
export const matchingShape = { ...documentFilterShape, text: searchedText.optional() };

export const matchingInput = z.object(matchingShape).superRefine(refuseTurnedDates);

const size = z.coerce.number().int().min(1).max(200).default(20);
const cursor = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z
    .string()
    .refine((text) => decodeCursor(text) !== null, "documents.error.not-a-cursor")
    .optional(),
);

/** A page of a search over all models. */
export const searchAllInput = z.object({ text: searchedText, size, cursor });

/**
 * A page of the documents of a model that hold a text, newest first, within a list's filter. `cursor` goes on from a page
 * before.
 */
export const documentSearchInput = z
  .object({
    ...documentFilterShape,
    text: searchedText,
    looksAt: z.enum(["file-name", "everything"]).default("everything"),
    size,
    cursor,
  })
  .superRefine(refuseTurnedDates);
