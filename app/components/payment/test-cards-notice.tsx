import { testCards } from "~/domain/billing/test-cards";
import { useTranslation } from "~/locales/use-translation";

/** Says that no money is charged, and which cards the sandbox accepts. */
export function TestCardsNotice() {
  const { t } = useTranslation();
  return (
    <aside className="grid gap-2 rounded-sm border-2 border-failed bg-failed-soft p-4">
      <h2 className="text-base font-semibold">{t("billing.payment.test-title")}</h2>
      <p>{t("billing.payment.test")}</p>
      <ul className="grid gap-1 text-sm">
        {testCards.map(({ number, behaviour }) => (
          <li key={number}>
            <code>{number}</code> {t(`billing.test-card.${behaviour}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
