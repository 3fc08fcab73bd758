import { z } from "zod";
import { choiceReasons } from "./choose-model";
import { inboxRuleKinds } from "./inbox-rule";
import { documentKinds } from "./waiting-file";

/** What the audit log keeps of a choice that nobody was asked about; `rule` is the rule that decided, null where none did. */
export const choiceNoted = z.object({
  confidence: z.number(),
  reason: z.enum(choiceReasons),
  kind: z.enum(documentKinds).nullable().catch(null),
  rule: z
    .object({ kind: z.enum(inboxRuleKinds), value: z.string() })
    .nullable()
    .catch(null),
});
