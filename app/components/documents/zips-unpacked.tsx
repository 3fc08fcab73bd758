import { useTranslation } from "~/locales/use-translation";
import { StayFresh } from "../shell/stay-fresh";

type Props = { count: number; repeats: boolean };

/** How many ZIP files are being unpacked, with a link to their progress. */
export function ZipsUnpacked({ count, repeats }: Props) {
  const { t } = useTranslation();
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-processing">
      {t("zip.pending", { count })}
      <StayFresh refreshTo="?watch=1" repeats={repeats} />
    </p>
  );
}
