import { useLocation } from "@remix-run/react";
import { LinkButton } from "~/components/form/link-button";
import { useScript } from "~/components/form/use-script";
import { NarrowCard } from "~/components/shell/narrow-card";
import { StayFresh } from "~/components/shell/stay-fresh";
import { paidPause } from "~/domain/billing/paid-pause";
import { productName } from "~/domain/product";
import { useTranslation } from "~/locales/use-translation";
import { useLeaveAfter } from "./use-leave-after";

/** What follows a payment: with script the dashboard opens by itself, without there is a link to it. */
export const PaidView = ({ plan }: { plan: string }) =>
  plan === "" ? <Unconfirmed /> : <Confirmed plan={plan} />;

function Confirmed({ plan }: { plan: string }) {
  const { t } = useTranslation();
  const script = useScript();
  useLeaveAfter(paidPause, "/dashboard");
  return (
    <NarrowCard title={t("billing.paid.title")}>
      <p role="status">{t("billing.paid.text", { plan })}</p>
      {script && <p className="text-muted">{t("billing.paid.soon")}</p>}
      <p>
        <LinkButton kind="primary" to="/dashboard">
          {t("billing.paid.link", { product: productName })}
        </LinkButton>
      </p>
    </NarrowCard>
  );
}

/** The payment service has the money and has not told us yet. The page asks again until it has. */
function Unconfirmed() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <NarrowCard title={t("billing.paid.waiting-title")}>
      <p role="status">{t("billing.paid.waiting")}</p>
      <StayFresh refreshTo={pathname + search} repeats />
    </NarrowCard>
  );
}
