import { LinkButton } from "~/components/form/link-button";
import { moneyText } from "~/domain/billing/money";
import type { Plan } from "~/domain/billing/plan";
import { planName } from "~/domain/billing/plan-name";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";

type Props = {
  plan: Plan;
  trialOffered: boolean;
  highlighted: boolean;
  /** Where its button leads, and its text; to paying for the plan by default. */
  to?: string;
  start?: string;
};

/** A plan on offer: its name, its target customers, its price and contents, and the button to choose it. */
export function PlanCard({ plan, trialOffered, highlighted, to, start }: Props) {
  const { t, i18n } = useTranslation();
  const name = planName(plan.tier);
  const money = (amount: number) => moneyText(amount, plan.currency, i18n.language);
  return (
    <article
      className={`flex flex-col gap-4 rounded-sm border bg-surface p-6 ${highlighted ? "border-2 border-accent" : "border-line"}`}
    >
      <h2>{name}</h2>
      <p className="text-muted">{t(plan.introductionKey)}</p>
      <p className="text-2xl font-semibold">
        {t("billing.plan.per-month", { price: money(plan.monthlyPrice) })}
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          {t("billing.plan.included", {
            count: plan.documentsIncluded,
            documents: shownCount(plan.documentsIncluded, i18n.language),
          })}
        </li>
        <li>{t("billing.plan.overage", { price: money(plan.overagePrice) })}</li>
      </ul>
      {trialOffered && <p className="text-sm text-muted">{t(plan.trialNoteKey)}</p>}
      <p className="mt-auto">
        <LinkButton
          kind={highlighted ? "primary" : "secondary"}
          to={to ?? `/payment_process/payment_information?plan=${encodeURIComponent(plan.code)}`}
          reloadDocument={to !== undefined}
          aria-label={start ? `${start}: ${name}` : t("billing.plans.get-started-with", { plan: name })}
        >
          {start ?? t("billing.plans.get-started")}
        </LinkButton>
      </p>
    </article>
  );
}
