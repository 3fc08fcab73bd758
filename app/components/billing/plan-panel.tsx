import { Form } from "@remix-run/react";
import { DialogLink } from "~/components/dialog/dialog-link";
import { Button } from "~/components/form/button";
import { LinkButton } from "~/components/form/link-button";
import { dayText } from "~/domain/billing/day-text";
import { moneyText } from "~/domain/billing/money";
import { planName } from "~/domain/billing/plan-name";
import type { SubscriptionStatus } from "~/domain/billing/subscription";
import { useTranslation } from "~/locales/use-translation";
import { DefinitionList } from "./definition-list";

type OtherPlan = { code: string; tier: string };

type Props = {
  subscription: {
    tier: string;
    currency: string;
    monthlyPrice: number;
    documentsIncluded: number;
    status: SubscriptionStatus;
    periodStart: string;
    periodEnd: string;
    cancelAtPeriodEnd: boolean;
  };
  nextBill: { day: string; amount: number } | null;
  reactivation: "resume" | "new" | null;
  /** The plans above the current one, and below it. */
  upgrades: OtherPlan[];
  downgrades: OtherPlan[];
  mayEdit: boolean;
};

/** The plan, its status, when it is billed next, and what can be done with it. */
export function PlanPanel({ subscription, nextBill, upgrades, downgrades, reactivation, mayEdit }: Props) {
  const { t, i18n } = useTranslation();
  const { tier, currency, status, periodStart, periodEnd, monthlyPrice } = subscription;
  const money = (amount: number) => moneyText(amount, currency, i18n.language);
  const [from, to] = [periodStart, periodEnd].map((day) => dayText(day, i18n.language));
  const next = nextBill
    ? t("billing.next-bill-value", {
        amount: money(nextBill.amount),
        date: dayText(nextBill.day, i18n.language),
      })
    : t("billing.next-bill-none");
  return (
    <section aria-labelledby="plan" className="grid gap-4 rounded-sm border border-line bg-surface p-6">
      <h2 id="plan">{planName(tier)}</h2>
      <DefinitionList
        facts={[
          [t("billing.state"), t(`billing.status.${status}`)],
          [t("billing.plan"), t("billing.plan.per-month", { price: money(monthlyPrice) })],
          [t("billing.period"), t("billing.period-value", { from, to })],
          [t("billing.next-bill"), next],
        ]}
      />
      <StandingNote {...subscription} price={money(monthlyPrice)} />
      {mayEdit && (
        <div className="flex flex-wrap gap-2">
          {status !== "canceled" &&
            upgrades.map(({ code, tier }, index) => (
              <DialogLink
                key={code}
                kind={index === 0 && !subscription.cancelAtPeriodEnd ? "primary" : "secondary"}
                to={`/billing/change/${encodeURIComponent(code)}`}
              >
                {t("billing.change.to", { plan: planName(tier) })}
              </DialogLink>
            ))}
          <Ending {...subscription} reactivation={reactivation} />
        </div>
      )}
      {mayEdit && status !== "canceled" && <SmallerPlans plans={downgrades} />}
    </section>
  );
}

/** The specification offers upgrades only; a smaller plan is one click further away. */
function SmallerPlans({ plans }: { plans: readonly OtherPlan[] }) {
  const { t } = useTranslation();
  if (plans.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <span className="text-muted">{t("billing.change.smaller")}:</span>
      {plans.map(({ code, tier }) => (
        <DialogLink key={code} to={`/billing/change/${encodeURIComponent(code)}`}>
          {t("billing.change.to", { plan: planName(tier) })}
        </DialogLink>
      ))}
    </p>
  );
}

function StandingNote({
  status,
  periodEnd,
  cancelAtPeriodEnd,
  price,
}: Pick<Props["subscription"], "status" | "periodEnd" | "cancelAtPeriodEnd"> & { price: string }) {
  const { t, i18n } = useTranslation();
  const date = dayText(periodEnd, i18n.language);
  if (status === "canceled") return <p>{t("billing.ended")}</p>;
  if (cancelAtPeriodEnd) return <p>{t("billing.ends-on", { date })}</p>;
  if (status === "trialing") return <p>{t("billing.trial-until", { date, amount: price })}</p>;
  if (status === "past-due") return <p role="alert">{t("billing.past-due-soon")}</p>;
  if (status === "suspended") return <p role="alert">{t("billing.suspended-note")}</p>;
  return null;
}

function Ending({
  status,
  cancelAtPeriodEnd,
  reactivation,
}: Pick<Props["subscription"], "status" | "cancelAtPeriodEnd"> & Pick<Props, "reactivation">) {
  const { t } = useTranslation();
  if (reactivation === "new")
    return (
      <LinkButton kind="primary" to="/payment_process/products">
        {t("billing.choose")}
      </LinkButton>
    );
  if (reactivation === "resume")
    return (
      <DialogLink kind="primary" to="/billing/reactivate">
        {t("billing.reactivate")}
      </DialogLink>
    );
  if (status !== "canceled" && cancelAtPeriodEnd)
    return (
      <Form method="post">
        <Button name="intent" value="undo-cancel">
          {t("billing.undo")}
        </Button>
      </Form>
    );
  return (
    <DialogLink kind="secondary" to="/billing/cancel">
      {t("billing.cancel")}
    </DialogLink>
  );
}
