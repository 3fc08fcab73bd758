import { z } from "zod";
import { listedSender, maxNotified, maxSenders, otherSenders, replyRules } from "./mail-rules";

const modelId = z.string().min(1).max(64);

/** Entries of a text or a list; forms send the one, other callers the other. */
const entries = (longest: number) =>
  z
    .union([z.string().max(longest, "intake.rules.problem.long"), z.array(z.string().max(320))])
    .default("")
    .transform((value) => (Array.isArray(value) ? value : value.split(/[\s,;]+/)))
    .transform((all) => [...new Set(all.map((one) => one.trim()).filter(Boolean))]);

/** Who may send to a model, what others get, whom to tell by e-mail address, and the language of answers. */
export const mailRulesInput = z.object({
  modelId,
  senders: entries(70_000)
    .refine((all) => all.length <= maxSenders, "intake.rules.problem.many-senders")
    .refine((all) => all.every((one) => listedSender(one) !== null), "intake.rules.problem.sender")
    .transform((all) => [...new Set(all.flatMap((one) => listedSender(one) ?? []))]),
  others: z.enum(otherSenders, "intake.rules.problem.others"),
  told: entries(8_000)
    .refine((all) => all.length <= maxNotified, "intake.rules.problem.many-told")
    .transform((all) => [...new Set(all.map((one) => one.toLowerCase()))]),
  language: z.enum(["en", "es"]),
  replies: z.enum(replyRules, "intake.rules.problem.replies").default("correct"),
});

export const mailRulesIdInput = z.object({ modelId });
