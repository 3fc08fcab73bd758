import { chosenKeysByModel, sharedKeysByModel } from "~/data/shard/similar-files";
import { selectTenantModels } from "~/data/shard/tenant-models";
import { findWaitingFile, noteChoice, type WaitingRow } from "~/data/shard/waiting-files";
import { autoAssignThreshold, type Candidate, chooseModel } from "~/domain/inbox/choose-model";
import { waitingFileInput } from "~/domain/inbox/inbox-inputs";
import { baseModelOf } from "~/domain/models/base-models";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { judgeSender } from "../intake/steps/judge-sender";
import { analyzeFirstPage, type FirstPageAnalysis } from "./steps/analyze-first-page";
import { putIntoModel } from "./steps/put-into-model";
import { ruleFor } from "./steps/rule-for";

/**
 * Chooses the model of a file by the organization's rules, else by the words of its first page, and puts it there if that is sure
 * enough and the model's rules take the sender of its mail; else it waits for a person. One that is in a model already stays there. Returns the model, null
 * when a person is asked.
 */
export const chooseModelForFile = defineOperation({
  name: "inbox.choose",
  permission: "system",
  input: waitingFileInput,
  async run(context: TenantContext, { waitingFileId }): Promise<{ modelId: string | null }> {
    const { shard } = context;
    const file = await findWaitingFile(shard, waitingFileId);
    if (file?.state !== "reading") return { modelId: null };
    const look = await analyzeFirstPage(context, waitingFileId);
    const models = (await selectTenantModels(shard)).filter(({ archivedAt }) => archivedAt === null);
    const rule = await ruleFor(
      context,
      { fileName: file.fileName, sender: file.sender, text: look?.text ?? null },
      models.map(({ id }) => id),
    );
    const choice = rule
      ? ({ modelId: rule.modelId, confidence: 1, reason: "rule" } as const)
      : look
        ? chooseModel(look.seen, await candidatesAmong(context, models, look))
        : ({ modelId: null, confidence: 0, reason: "unread" } as const);
    const kind = look?.seen.kind ?? null;
    const model = models.find(({ id }) => id === choice.modelId);
    const isSure = model && choice.confidence >= autoAssignThreshold;
    const refusal = isSure ? await refusalOf(context, file, model.id) : null;
    if (isSure && !refusal) {
      const { confidence, reason } = choice;
      const detail = {
        confidence,
        reason,
        kind,
        ...(rule && { rule: { kind: rule.kind, value: rule.value } }),
      };
      await putIntoModel(context, file, model, { operation: "inbox.choose", detail });
      return { modelId: model.id };
    }
    const reason = refusal ?? choice.reason;
    const noted = { ...choice, reason, kind, kindConfidence: look?.seen.confidence ?? null };
    await noteChoice(shard, waitingFileId, noted);
    return { modelId: null };
  },
});

/** Why the rules of a model do not take the sender of the mail that brought a file; null when they do, or no mail brought it. */
async function refusalOf(
  context: TenantContext,
  { source, sender, senderProved }: WaitingRow,
  modelId: string,
) {
  if (source !== "mail") return null;
  const mail = { sender: sender ?? "", isProved: senderProved };
  return (await judgeSender(context, mail, [modelId])).refusal;
}

async function candidatesAmong(
  { shard }: TenantContext,
  models: readonly { id: string; baseModelId: string }[],
  { seen, keys }: FirstPageAnalysis,
): Promise<Candidate[]> {
  const ids = models.map(({ id }) => id);
  const [shared, chosen] = await Promise.all([
    sharedKeysByModel(shard, ids, keys),
    chosenKeysByModel(shard, seen.kind ?? "", keys),
  ]);
  return models.flatMap(({ id, baseModelId }): Candidate[] => {
    const base = baseModelOf(baseModelId);
    return base
      ? [{ id, kind: base.kind, baseModelId, shared: shared.get(id) ?? 0, chosen: chosen.get(id) ?? 0 }]
      : [];
  });
}
