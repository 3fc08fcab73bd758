import { autoSplitThreshold, finishedAsync, proposeSplitInSteps } from "@fieldwise/engine";
import { read } from "~/data/commit";
import { selectPages } from "~/data/shard/pages";
import { putSplit, selectSplit, selectSplittable } from "~/data/shard/splits";
import { isEndState } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import { proposeSplitInput } from "~/domain/splitting/split-inputs";
import { defineOperation } from "../define-operation";
import { turns } from "../event-loop-turns";
import type { ProcessingContext } from "../processing/processing-context";
import { loadPackedWords } from "../processing/steps/load-words";
import { carryOutSplit, startParts } from "./steps/carry-out-split";

/**
 * Looks whether a file that was read holds several documents. A sure proposal is carried out, and `split` is true: there
 * is nothing left to extract. Any other is kept for a person to decide. A file that a person said to be one document, and
 * one that is a part itself, is left alone. Throws AppError `not-found`.
 */
export const proposeDocumentSplit = defineOperation({
  name: "splitting.propose",
  permission: "system",
  input: proposeSplitInput,
  async run(context: ProcessingContext, { documentId, attempt }): Promise<{ split: boolean }> {
    const { shard } = context;
    const [[document], [known], rows] = await read(shard, [
      selectSplittable(shard, documentId),
      selectSplit(shard, documentId),
      selectPages(shard, documentId, attempt),
    ]);
    if (!document) throw new AppError("not-found", "error.document-not-found");
    if (document.status === "split") {
      await startParts(context, documentId);
      return { split: true };
    }
    const isSettled = known !== undefined && known.state !== "proposed";
    if (document.attempt !== attempt || isEndState(document.status)) return { split: false };
    if (isSettled || document.parentDocumentId !== null || rows.length < 2) return { split: false };

    const numbers = rows.filter((row) => row.state === "read").map((row) => row.number);
    const pages = await loadPackedWords(context.files, { documentId, attempt }, numbers);
    const proposal = await finishedAsync(proposeSplitInSteps(pages), turns());
    if (!proposal) return { split: false };
    if (proposal.confidence >= autoSplitThreshold && numbers.length === rows.length) {
      await carryOutSplit(context, document, proposal.parts, null);
      return { split: true };
    }
    const about = { parts: proposal.parts, proposedAt: context.now() };
    await putSplit(shard, {
      documentId,
      attempt,
      state: "proposed",
      ...about,
      decidedAt: null,
      decidedBy: null,
    });
    return { split: false };
  },
});
