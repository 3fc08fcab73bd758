import { useTranslation } from "react-i18next";
import { shownCount } from "~/locales/shown-count";

type Figures = { documents: number; untouched: number | null; reviewTime: number | null };
type Props = { figures: Figures; before: Figures; waitingTotal: number };

const minute = 60_000;

/** The period in four numbers, each against the period before. */
export function HomeTiles({ figures, before, waitingTotal }: Props) {
  const { t, i18n } = useTranslation();
  const shown = (count: number) => shownCount(count, i18n.language);
  const percent = (share: number | null) => (share === null ? "–" : `${Math.round(share * 100)} %`);
  const time = (bound: number | null) => {
    if (bound === null) return "–";
    // JSON has no infinity: beyond the last bound there is a negative number.
    if (bound < 0) return t("dashboard.tile.longer");
    const minutes = bound / minute;
    if (minutes < 60) return t("dashboard.tile.minutes", { count: minutes });
    const hours = minutes / 60;
    return hours < 48
      ? t("dashboard.tile.hours", { count: hours })
      : t("dashboard.tile.days", { count: hours / 24 });
  };
  const tiles = [
    {
      key: "documents",
      value: shown(figures.documents),
      hint: t("dashboard.tile.before", { before: shown(before.documents) }),
    },
    {
      key: "untouched",
      value: percent(figures.untouched),
      hint: t("dashboard.tile.before", { before: percent(before.untouched) }),
    },
    {
      key: "review-time",
      value: time(figures.reviewTime),
      hint: t("dashboard.tile.before", { before: time(before.reviewTime) }),
    },
    { key: "waiting", value: shown(waitingTotal), hint: t("dashboard.tile.now") },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map(({ key, value, hint }) => (
        <div key={key} className="grid content-start gap-1 rounded-sm border border-line bg-surface p-4">
          <dt className="text-sm text-muted">{t(`dashboard.tile.${key}`)}</dt>
          <dd className="text-2xl">{value}</dd>
          <dd className="text-sm text-muted">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}
