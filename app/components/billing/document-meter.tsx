import { useTranslation } from "react-i18next";

type Props = { meter: { state: string; day: string | null } };

/** What a document counted, in one sentence. */
export function DocumentMeter({ meter }: Props) {
  const { t } = useTranslation();
  return (
    <p className="text-sm text-muted">
      {t("billing.meter.title")}: {t(`billing.meter.${meter.state}`, { day: meter.day })}
    </p>
  );
}
