import type { z } from "zod";
import { selectInboxRules } from "~/data/shard/inbox-rules";
import { selectTenantModels } from "~/data/shard/tenant-models";
import { selectWaitingFiles } from "~/data/shard/waiting-files";
import { asksForWords, firstMet, type InboxRule, isInboxRuleMet } from "~/domain/inbox/inbox-rule";
import { testInboxRulesInput } from "~/domain/inbox/inbox-rule-inputs";
import { isAllowed } from "~/domain/permissions/actor";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { analyzeFirstPage } from "../inbox/steps/analyze-first-page";
import { suppliersIn } from "../inbox/steps/rule-for";
import { completeRule } from "./steps/complete-rule";

/** Waiting files that a draft is tried on: a rule about words costs a look at the first page of each. */
const mostTried = 20;

const draftId = "draft";

type Draft = NonNullable<z.output<typeof testInboxRulesInput>["draft"]>;

/**
 * What would become of the file that is described, and which of the files that wait now meet the draft. `winner` is the rule that the
 * described file meets first; `meets` says whether it meets the draft, null without one; changes nothing.
 */
export type InboxRuleTrial = {
  winner: Pick<InboxRule, "kind" | "value" | "modelId"> | null;
  isDraft: boolean;
  meets: boolean | null;
  tried: number;
  waiting: string[];
};

/**
 * Tries the rules, and one that is not saved yet, without saving anything: on files that wait only for who may see them. Throws
 * InvalidInput, and AppError `invalid` for a draft.
 */
export const testInboxRules = defineOperation({
  name: "inbox-rules.test",
  permission: "TenantModel.EditModel",
  input: testInboxRulesInput,
  async run(context: TenantContext, { draft: given, fileName, sender, text }): Promise<InboxRuleTrial> {
    const { shard, actor } = context;
    const saved = await selectInboxRules(shard);
    const draft = given ? await draftOf(context, given) : null;
    const rules: InboxRule[] = saved.map((rule) => (draft?.id === rule.id ? draft : rule));
    if (draft && !rules.includes(draft)) rules.push(draft);
    const suppliers = await suppliersIn(context, rules);
    const described = { fileName, sender: sender || null, text: text || null };
    const open = (await selectTenantModels(shard)).filter(({ archivedAt }) => archivedAt === null);
    const applied = rules.filter(({ modelId }) => open.some(({ id }) => id === modelId));
    const winner = firstMet(applied, described, suppliers);
    const maySee = isAllowed(actor, "TenantModel.ViewDocument");
    const waiting = draft && maySee ? await selectWaitingFiles(shard, null, mostTried) : [];
    const met: string[] = [];
    for (const file of waiting) {
      const look = draft && asksForWords(draft.kind) ? await analyzeFirstPage(context, file.id) : null;
      const arrived = { fileName: file.fileName, sender: file.sender, text: look?.text ?? null };
      if (draft && isInboxRuleMet(draft, arrived, suppliers)) met.push(file.fileName);
    }
    return {
      winner: winner && { kind: winner.kind, value: winner.value, modelId: winner.modelId },
      isDraft: winner !== null && winner.id === draft?.id,
      meets: draft && isInboxRuleMet(draft, described, suppliers),
      tried: waiting.length,
      waiting: met,
    };
  },
});

const draftOf = (context: TenantContext, { ruleId = draftId, ...given }: Draft) =>
  completeRule(context, { id: ruleId, ...given });
