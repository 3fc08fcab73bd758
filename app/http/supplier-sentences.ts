import type { DocumentSupplier } from "~/domain/suppliers/document-supplier";
import { shownAccount } from "~/domain/suppliers/shown-account";
import { shownMoment } from "~/domain/tenants/shown-day";
import { translatorFor } from "~/http/translator-for";
import type { Language } from "~/locales/languages";

/** Whose bill a document is and what is odd about its bank account, in sentences of the reader's language. */
export async function supplierSentences(
  language: Language,
  tenant: Parameters<typeof shownMoment>[1],
  supplier: DocumentSupplier,
  who: string | null,
): Promise<string[]> {
  const t = await translatorFor(language);
  const { name, reason, outcome, signs, unknown, open, changed, decision, decidedAt } = supplier;
  const about = { reason: t(`suppliers.reason.${reason}`), outcome: t(`suppliers.outcome.${outcome}`) };
  const accounts = unknown.map(shownAccount).join(", ");
  return [
    name === null ? t("suppliers.of-nobody", about) : t("suppliers.of", { name, ...about }),
    ...(open && unknown.length === 0 ? [t("suppliers.blocked-rejected")] : []),
    ...(open && unknown.length > 0
      ? [
          name === null
            ? t("suppliers.blocked-nobody", { accounts })
            : t("suppliers.blocked", { accounts, name }),
        ]
      : []),
    ...signs.map((sign) => t(`suppliers.sign.${sign}`, { words: changed ?? "" })),
    ...(decision && decidedAt
      ? [
          t(`suppliers.decided.${decision}`, {
            who: who ?? t("suppliers.somebody"),
            at: shownMoment(decidedAt, tenant),
          }),
        ]
      : []),
  ];
}
