import { z } from "zod";
import { documentIdInput } from "../documents/document-inputs";
import { processingRun } from "../processing/processing-inputs";

export const proposeSplitInput = processingRun;

/** The documents that a file is to be split into, as page ranges: "1-2, 3, 4-6". */
export const splitDocumentInput = documentIdInput.extend({
  pages: z.string().max(2_000, "splitting.problem.not-ranges"),
});
