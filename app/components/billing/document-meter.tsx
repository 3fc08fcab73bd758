import { dayText } from "~/domain/billing/day-text";
import { useTranslation } from "~/locales/use-translation";

type Props = { meter: { state: string; day: string | null } };

/** How a document was counted, in one sentence. */
export function DocumentMeter({ meter }: Props) {
  const { t, i18n } = useTranslation();
  const day = meter.day && dayText(meter.day, i18n.language);
  return (
    <p className="text-sm text-muted">
      {t("billing.meter.title")}: {t(`billing.meter.${meter.state}`, { day })}
    </p>
  );
}
