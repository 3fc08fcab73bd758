import { z } from "zod";
import { cleanFileName } from "../documents/clean-file-name";
import { arrivalSources } from "../intake/arrival-source";
import { mailLimits } from "../intake/inbound-mail";

const id = z.string().min(1).max(64);

/**
 * A file that came in without a model. `sourceKey` is what tells a repetition from a new file; `sender` is who wrote the mail that
 * brought it, and whether it comes from there.
 */
export const receiveWithoutModelInput = z.object({
  fileName: z.string().transform(cleanFileName),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, "error.invalid"),
  source: z.enum(arrivalSources),
  sourceKey: z.string().min(1).max(1_000).optional(),
  sender: z.object({ address: z.string().max(mailLimits.sender), isProved: z.boolean() }).optional(),
});

export const waitingFileInput = z.object({ waitingFileId: id });

/** A waiting file, and the model that someone chose for it. */
export const placeFileInput = waitingFileInput.extend({
  modelId: z.string({ error: "intake.error.no-model" }).min(1, "intake.error.no-model").max(64),
});

/** Waiting files, each with the model that it is to go to: no more than a page shows. */
export const placeManyInput = z.object({ files: z.array(placeFileInput).min(1).max(50) });

/** A page of the files without a model; `before` is the last of the page before. */
export const inboxPageInput = z.object({
  before: z.string().max(64).optional(),
  size: z.coerce.number().int().min(1).max(200).default(50),
});

/** `askAgain` reads the page, or asks for it to be recognised; else it is only looked whether its words are there. */
export const readFirstPageInput = waitingFileInput.extend({ askAgain: z.boolean() });

/**
 * A document in the wrong model, and the model that someone chose for it; with `fromModelId` it must be of this model
 * now.
 */
export const moveDocumentInput = placeFileInput
  .omit({ waitingFileId: true })
  .extend({ documentId: id, fromModelId: id.optional() });
