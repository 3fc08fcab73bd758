import { moneyText } from "~/domain/billing/money";
import type { Usage } from "~/domain/billing/usage";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";
import { DefinitionList } from "./definition-list";
import { UsageChart } from "./usage-chart";

type Props = {
  usage: Usage & { days: { day: string; documents: number }[] };
  subscription: { currency: string; periodStart: string; periodEnd: string };
};

/** What the period has used so far, what that costs, and the forecast. */
export function UsagePanel({ usage, subscription }: Props) {
  const { t, i18n } = useTranslation();
  const { used, included, overage, overageAmount, forecast, forecastAmount } = usage;
  const money = (amount: number) => moneyText(amount, subscription.currency, i18n.language);
  const count = (documents: number) => shownCount(documents, i18n.language);
  const usedOf = t("billing.usage.of", { used: count(used), included: count(included) });
  return (
    <section aria-labelledby="usage" className="grid gap-4 rounded-sm border border-line bg-surface p-6">
      <h2 id="usage">{t("billing.usage")}</h2>
      <p className="grid gap-2">
        <span className="text-lg font-semibold">{usedOf}</span>
        <progress
          className="h-3 w-full appearance-none [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
          value={Math.min(used, included)}
          max={Math.max(1, included)}
          aria-label={usedOf}
        />
      </p>
      {used > 0 && <UsageChart days={usage.days} {...subscription} />}
      <DefinitionList
        facts={[
          [
            t("billing.usage.overage"),
            t("billing.usage.overage-value", { documents: count(overage), amount: money(overageAmount) }),
          ],
          [
            t("billing.usage.forecast"),
            t("billing.usage.overage-value", { documents: count(forecast), amount: money(forecastAmount) }),
          ],
        ]}
      />
      <p className="text-sm text-muted">{t("billing.usage.rule")}</p>
    </section>
  );
}
