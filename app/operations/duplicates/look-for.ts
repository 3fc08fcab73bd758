import { finishedAsync } from "@fieldwise/engine";
import { textSketchInSteps } from "@fieldwise/engine/duplicates";
import { findRun } from "~/data/shard/document-progress";
import { selectPages } from "~/data/shard/pages";
import { lookForDuplicatesInput } from "~/domain/duplicates/duplicate-inputs";
import { AppError } from "~/domain/errors/app-error";
import { defineOperation } from "../define-operation";
import { turns } from "../event-loop-turns";
import type { RunContext } from "../processing/processing-context";
import { loadPackedWords } from "../processing/steps/load-words";
import { searchDuplicates } from "./steps/search-duplicates";

/**
 * Looks for documents that look like one that was processed: by file, by vendor and number, by vendor, date and total,
 * and by the text of its pages. Returns how many there are. Only records the pairs; nothing else changes. Throws
 * AppError `not-found`.
 */
export const lookForDuplicates = defineOperation({
  name: "duplicates.look-for",
  permission: "system",
  input: lookForDuplicatesInput,
  async run(context: RunContext, input): Promise<{ found: number }> {
    const document = await findRun(context.shard, input.documentId);
    if (!document) throw new AppError("not-found", "error.document-not-found");
    if (document.attempt !== input.attempt) return { found: 0 };
    const rows = await selectPages(context.shard, input.documentId, input.attempt);
    const read = rows.filter((row) => row.state === "read").map((row) => row.number);
    const pages = await loadPackedWords(context.files, input, read);
    const sketch = await finishedAsync(textSketchInSteps(pages), turns());
    return searchDuplicates(context, input.documentId, { sketch });
  },
});
