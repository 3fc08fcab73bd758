import { read } from "~/data/commit";
import { selectWaitingDraws } from "~/data/shard/budget-draws";
import { nextCheckInput } from "~/domain/error-budget/budget-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { getDocument } from "../documents/get";
import { requireModel } from "../documents/steps/document-scope";

/** Documents that are counted as waiting. */
const most = 100;

/** The document that is asked for, else the oldest of a model, if it waits for a blind check, without anything that was found in it; null when none waits. */
export const getBlindCheck = defineOperation({
  name: "error-budget.get-check",
  permission: "TenantModel.ApproveDocument",
  input: nextCheckInput,
  async run(context: TenantContext, { modelId, documentId }) {
    const model = await requireModel(context, modelId);
    const [waiting] = await read(context.shard, [selectWaitingDraws(context.shard, modelId, most)]);
    const next = waiting.find(({ id }) => id === documentId) ?? waiting[0];
    if (!next) return { model, waiting: 0, document: null };
    const { fields, pages, ...document } = await getDocument.definition.run(context, {
      documentId: next.id,
      asFound: false,
      rows: { first: 0, count: 0 },
    });
    return {
      model,
      waiting: waiting.length,
      document: {
        id: next.id,
        fileName: next.fileName,
        revision: document.revision,
        attempt: document.attempt,
        pages: pages.map(({ number }) => number),
        fields: fields.map(({ key, name, labelKey, type }) => ({ key, name, labelKey, type })),
      },
    };
  },
});
