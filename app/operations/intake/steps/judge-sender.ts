import { findMailRules } from "~/data/shard/mail-rules";
import type { InboundMail } from "~/domain/intake/inbound-mail";
import type { Refusal } from "~/domain/intake/judge-part";
import { type SenderStanding, standingOf } from "~/domain/intake/mail-rules";
import type { Language } from "~/locales/languages";
import type { TenantContext } from "../../context";

/**
 * What the rules of a model say about the sender of a mail: how it stands (null without rules), why its files are not taken
 * (null when they are), whether they are kept for a look then, and the language of answers.
 */
export type SenderVerdict = {
  standing: SenderStanding | null;
  refusal: Refusal | null;
  isHeld: boolean;
  language: Language;
};

const refusalOf = { unlisted: "sender-unlisted", unproved: "sender-unproved" } as const;

export async function judgeSender(
  { shard, tenant }: TenantContext,
  mail: Pick<InboundMail, "sender" | "isProved">,
  modelId: string | null,
): Promise<SenderVerdict> {
  const rules = modelId === null ? null : await findMailRules(shard, modelId);
  if (!rules) return { standing: null, refusal: null, isHeld: false, language: tenant.language };
  const standing = standingOf(rules, mail.sender, mail.isProved);
  const isTaken = standing === "proved" || rules.others === "take";
  return {
    standing,
    refusal: isTaken ? null : refusalOf[standing],
    isHeld: rules.others === "hold",
    language: rules.language,
  };
}
