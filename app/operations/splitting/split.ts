import { read } from "~/data/commit";
import { selectSplittable } from "~/data/shard/splits";
import { mayMove } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import { InvalidInput } from "~/domain/errors/invalid-input";
import { readPageRanges } from "~/domain/splitting/page-ranges";
import { splitDocumentInput } from "~/domain/splitting/split-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { carryOutSplit } from "./steps/carry-out-split";

/**
 * Splits a file into the documents that a person names by their pages. Throws AppError `not-found`, InvalidInput for
 * page ranges that cannot be, and `conflict` when the document is being processed, is a part itself, or changed meanwhile.
 */
export const splitDocument = defineOperation({
  name: "splitting.split",
  permission: "TenantModel.EditDocument",
  input: splitDocumentInput,
  async run(context: TenantContext, { documentId, modelId, pages }): Promise<{ parts: number }> {
    const { shard, actor } = context;
    const [[document]] = await read(shard, [selectSplittable(shard, documentId)]);
    if (!document || (modelId !== undefined && document.modelId !== modelId))
      throw new AppError("not-found", "documents.error.not-found");
    const isPart = document.parentDocumentId !== null;
    if (isPart || document.fileKind !== "pdf" || !mayMove(document.status, "split"))
      throw new AppError("conflict", "splitting.problem.not-splittable");
    const ranges = readPageRanges(pages, document.pageCount ?? 0);
    if ("messageKey" in ranges) throw new InvalidInput([{ path: ["pages"], message: ranges.messageKey }]);
    const parts = ranges.ranges.map((range) => ({ ...range, confidence: 1 }));
    await carryOutSplit(context, document, parts, actor.id);
    return { parts: parts.length };
  },
});
