import { z } from "zod";
import { type InboxRuleKind, inboxRuleKinds } from "./inbox-rule";

/** Rules of an organization: more of them nobody can survey, and each file is compared with all. */
export const maxInboxRules = 50;

const id = z.string().min(1).max(64);

const given = {
  kind: z.enum(inboxRuleKinds, "rules.error.kind"),
  value: z.string().trim().min(1, "intake.inbox-rules.error.value").max(200, "suppliers.error.too-long"),
  modelId: z.string({ error: "intake.error.no-model" }).min(1, "intake.error.no-model").max(64),
};

const [address, domain] = [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, /^[^\s@]+\.[^\s@]+$/];

/** What is wrong with the value of its kind, as the key of a sentence; null when nothing is. */
function wrongIn({ kind, value }: { kind: InboxRuleKind; value: string }): string | null {
  if (kind === "sender" && !address.test(value)) return "intake.inbox-rules.error.sender";
  if (kind === "domain" && !domain.test(value.replace(/^@/, ""))) return "intake.inbox-rules.error.domain";
  // One or two letters occur in nearly every file.
  return (kind === "text" || kind === "file-name") && value.length < 3
    ? "intake.inbox-rules.error.short"
    : null;
}

const rule = z
  .object({ ruleId: id.optional(), ...given })
  .superRefine((typed, context) => {
    const message = wrongIn(typed);
    if (message) context.addIssue({ code: "custom", path: ["value"], message });
  })
  .transform(({ value, ...rest }) => ({
    ...rest,
    value: rest.kind === "domain" ? value.replace(/^@/, "") : value,
  }));

/** A new rule, or with `ruleId` an existing one in its new form. */
export const saveInboxRuleInput = rule;

export const inboxRuleInput = z.object({ ruleId: id });

/** A rule that goes one place up or down. */
export const moveInboxRuleInput = inboxRuleInput.extend({ to: z.enum(["up", "down"]) });

/** A file as somebody describes it, to see which rule it meets; `draft` is a rule that is not saved yet. */
export const testInboxRulesInput = z.object({
  draft: rule.optional(),
  fileName: z.string().max(300).default(""),
  sender: z.string().trim().max(320).default(""),
  text: z.string().max(20_000).default(""),
});
