import { languageOf } from "~/http/language";
import { translatorFor } from "~/http/translator-for";
import type { TenantContext } from "~/operations/context";
import { getInboxChoice } from "~/operations/inbox/get-choice";

/** Why the inbox put a document into its model, in a sentence of the reader's language; null where a person chose the model. */
export async function shownChoice(
  context: TenantContext,
  request: Request,
  { id, modelId, modelName }: { id: string; modelId: string; modelName: string },
): Promise<string | null> {
  const choice = await getInboxChoice(context, { documentId: id, modelId });
  if (!choice) return null;
  const t = await translatorFor(await languageOf(request));
  const { rule, kind, reason } = choice;
  if (rule) {
    const said = t(`intake.inbox-rules.said.${rule.kind}`, { value: rule.value });
    return t("intake.inbox-rules.why", { rule: said });
  }
  return `${t(`intake.inbox.kind.${kind ?? "none"}`)}. ${t(`intake.inbox.why.${reason}`, { model: modelName })}`;
}
