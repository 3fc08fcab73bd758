import { useLocation } from "@remix-run/react";
import { LinkButton } from "~/components/form/link-button";
import { useScript } from "~/components/form/use-script";
import { AutoRefresh } from "~/components/shell/auto-refresh";
import { NarrowCard } from "~/components/shell/narrow-card";
import { dayText } from "~/domain/billing/day-text";
import { moneyText } from "~/domain/billing/money";
import { paidPause } from "~/domain/billing/paid-pause";
import { productName } from "~/domain/product";
import { useTranslation } from "~/locales/use-translation";
import { useRedirectAfter } from "./use-redirect-after";

/** The view after a payment: with script the dashboard opens automatically, without it there is a link. */
export const PaidView = ({ plan, trial }: Props) =>
  plan === "" ? <Unconfirmed /> : <Confirmed plan={plan} trial={trial} />;

/** When a trial ends, and the price that is billed then. */
export type Trial = { endsOn: string; monthlyPrice: number; currency: string };

type Props = { plan: string; trial: Trial | null };

function Confirmed({ plan, trial }: Props) {
  const { t, i18n } = useTranslation();
  const script = useScript();
  useRedirectAfter(paidPause, "/dashboard");
  return (
    <NarrowCard title={t(trial ? "billing.paid.trial-title" : "billing.paid.title")}>
      <p role="status">{t("billing.paid.text", { plan })}</p>
      {trial && (
        <p>
          {t("billing.paid.trial", {
            date: dayText(trial.endsOn, i18n.language),
            price: moneyText(trial.monthlyPrice, trial.currency, i18n.language),
          })}
        </p>
      )}
      {script && <p className="text-muted">{t("billing.paid.soon")}</p>}
      <p>
        <LinkButton kind="primary" to="/dashboard">
          {t("billing.paid.link", { product: productName })}
        </LinkButton>
      </p>
    </NarrowCard>
  );
}

/** The payment provider has the money and has not notified us yet. The page refreshes until it has. */
function Unconfirmed() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <NarrowCard title={t("billing.paid.waiting-title")}>
      <p role="status">{t("billing.paid.waiting")}</p>
      <AutoRefresh refreshTo={pathname + search} repeats />
    </NarrowCard>
  );
}
