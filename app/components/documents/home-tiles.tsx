import type { HomeTile, TileValue } from "~/domain/reports/home-tiles";
import { useTranslation } from "~/locales/use-translation";

/** The period in four numbers, each against the period before. */
export function HomeTiles({ tiles }: { tiles: readonly HomeTile[] }) {
  const { t } = useTranslation();
  const text = (value: TileValue) => (typeof value === "string" ? value : t(value.key, value));
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map(({ key, value, before }) => (
        <div key={key} className="grid content-start gap-1 rounded-sm border border-line bg-surface p-4">
          <dt className="text-sm text-muted">{t(`dashboard.tile.${key}`)}</dt>
          <dd className="text-2xl">{text(value)}</dd>
          <dd className="text-sm text-muted">
            {before === null ? t("dashboard.tile.now") : t("dashboard.tile.before", { before: text(before) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
