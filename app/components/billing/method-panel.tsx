import { LinkButton } from "~/components/form/link-button";
import { useTranslation } from "~/locales/use-translation";

type Props = {
  card: { brand: string; lastDigits: string; expiryMonth: number; expiryYear: number } | null;
  /** Whether the payment service keeps the payment method and has a page for it. */
  elsewhere: boolean;
  mayEdit: boolean;
};

/** How the tenant pays, and the way to change it. */
export function MethodPanel({ card, elsewhere, mayEdit }: Props) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="method" className="grid gap-4 rounded-sm border border-line bg-surface p-6">
      <h2 id="method">{t("billing.method")}</h2>
      <p>{elsewhere ? t("billing.method.at-service") : <Card card={card} />}</p>
      {mayEdit && (
        <p>
          <LinkButton to="/billing/payment-method" reloadDocument={elsewhere}>
            {t("billing.method.change")}
          </LinkButton>
        </p>
      )}
    </section>
  );
}

function Card({ card }: Pick<Props, "card">) {
  const { t } = useTranslation();
  if (!card) return t("billing.method.none");
  const month = String(card.expiryMonth).padStart(2, "0");
  return t("billing.method.card", {
    brand: card.brand,
    digits: card.lastDigits,
    month,
    year: card.expiryYear,
  });
}
