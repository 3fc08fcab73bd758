import { useTranslation } from "~/locales/use-translation";
import { AutoRefresh } from "../shell/auto-refresh";

type Props = { count: number; repeats: boolean };

/** How many ZIP files are being unpacked, with a link to their progress. */
export function ZipsUnpacked({ count, repeats }: Props) {
  const { t } = useTranslation();
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-processing">
      {t("zip.pending", { count })}
      <AutoRefresh refreshTo="?watch=1" repeats={repeats} />
    </p>
  );
}
