import { commit, read } from "~/data/commit";
import { noteChecked, selectDraw } from "~/data/shard/budget-draws";
import { postponeBudget } from "~/data/shard/error-budgets";
import { concernsResolvedByViewing } from "~/domain/documents/approval";
import { type BlindDifference, blindDifferences } from "~/domain/error-budget/blind-differences";
import { blindCheckInput } from "~/domain/error-budget/budget-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { getDocument } from "../documents/get";
import { type CorrectedDocument, saveCorrected } from "../documents/steps/save-corrected";
import { statusChangeOf } from "../documents/steps/settlement";

/**
 * Takes a blind check of a document that chance drew: what a person read of it without being shown what was found. Where the two differ,
 * nothing is saved until the person was shown both and said which is right; then corrections are saved as those of the review screen, the
 * document is approved unless something else speaks against it now, and what was wrong counts for the budget. Throws AppError
 * `not-found` and `conflict`, and InvalidInput.
 */
export const checkBlindly = defineOperation({
  name: "error-budget.check",
  permission: "TenantModel.ApproveDocument",
  input: blindCheckInput,
  alsoNeeds: () => ["TenantModel.EditDocument"] as const,
  async run(
    context: TenantContext,
    { documentId, revision, fields, found, compared },
  ): Promise<{ differences: BlindDifference[]; done: boolean }> {
    const { shard, actor, now } = context;
    const document = await getDocument.definition.run(context, {
      documentId,
      asFound: false,
      rows: { first: 0, count: 0 },
    });
    const [[draw]] = await read(shard, [selectDraw(shard, documentId)]);
    if (draw?.state !== "drawn") throw new AppError("conflict", "models.budget.check.none");
    const asked = document.fields.filter(({ key }) => fields[key] !== undefined);
    const differences = blindDifferences(asked, fields, document.culture);
    if (differences.length > 0 && !compared) return { differences, done: false };
    const wrong = differences.map(({ key }) => key).filter((key) => !found.includes(key));
    const passed = asked.filter(({ value }) => value).map(({ key }) => key);
    const check = { at: now(), by: actor.id, passed, wrong: wrong.filter((key) => passed.includes(key)) };
    const settle = (seen: CorrectedDocument) => {
      const concerns = seen.concerns.filter(({ kind }) => !concernsResolvedByViewing.includes(kind));
      const noted = noteChecked(shard, documentId, check);
      if (concerns.length > 0) return { next: null, statements: [noted] };
      const asSeen = { status: "approved" as const, confidence: undefined, remark: "0", force: false };
      const { next, statements } = statusChangeOf(
        context,
        { ...seen, concerns },
        { ...asSeen, reviewed: true },
      );
      return { next, statements: [...statements, noted] };
    };
    const corrections = Object.fromEntries(wrong.map((key) => [key, fields[key] ?? ""]));
    const input = { documentId, revision, fields: corrections, clicked: [], written: "culture" as const };
    await saveCorrected(context, input, settle, { blind: true });
    await commit(shard, [postponeBudget(shard, document.modelId, now())]);
    return { differences, done: true };
  },
});
