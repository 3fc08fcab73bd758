import { findMailRules, selectMailRules } from "~/data/shard/mail-rules";
import type { InboundMail } from "~/domain/intake/inbound-mail";
import { type MailRules, type SenderStatus, standingOf } from "~/domain/intake/mail-rules";
import type { Language } from "~/locales/languages";
import type { TenantContext } from "../../context";

/** Why a model's rules do not take what someone sent. */
export type SenderRefusal = "sender-unlisted" | "sender-unproved";

/**
 * What the rules of a model say about the sender of a mail: how it stands (null without rules), why its files are not taken
 * (null when they are), whether they are kept for a look then, and the language of answers.
 */
export type SenderVerdict = {
  standing: SenderStatus | null;
  refusal: SenderRefusal | null;
  isHeld: boolean;
  language: Language;
};

type Sender = Pick<InboundMail, "sender" | "isProved">;

const refusalOf = { unlisted: "sender-unlisted", unproved: "sender-unproved" } as const;

/**
 * Judges the sender of a mail by the rules of the model that it is for, or of all that it may be for: then it is refused only
 * when each of them refuses it, and held when one of these would.
 */
export async function judgeSender(
  { shard, tenant }: TenantContext,
  mail: Sender,
  modelIds: readonly string[],
): Promise<SenderVerdict> {
  const nothing = { standing: null, refusal: null, isHeld: false, language: tenant.language };
  const [only, ...others] = modelIds;
  if (!only) return nothing;
  if (others.length === 0) {
    const rules = await findMailRules(shard, only);
    return rules ? verdictOf(rules, mail) : nothing;
  }
  const known = await selectMailRules(shard);
  const verdicts = modelIds.map((id) => {
    const rules = known.find(({ modelId }) => modelId === id);
    return rules ? verdictOf(rules, mail) : nothing;
  });
  if (verdicts.some(({ refusal }) => !refusal)) return nothing;
  return verdicts.find(({ isHeld }) => isHeld) ?? verdicts[0] ?? nothing;
}

type Rules = Pick<MailRules, "senders" | "others" | "language">;

function verdictOf(rules: Rules, { sender, isProved }: Sender): SenderVerdict {
  const standing = standingOf(rules, sender, isProved);
  const isTaken = standing === "proved" || rules.others === "take";
  return {
    standing,
    refusal: isTaken ? null : refusalOf[standing],
    isHeld: rules.others === "hold",
    language: rules.language,
  };
}
