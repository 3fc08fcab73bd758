import { useTranslation } from "~/locales/use-translation";
import { StayFresh } from "../shell/stay-fresh";

type Props = { pending: number; refreshTo: string; repeats: boolean };

/** Says how many documents are still being read, and keeps the page up to date as long as there are. */
export function PendingRefresh({ pending, ...refresh }: Props) {
  const { t } = useTranslation();
  if (pending === 0) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-processing">
      {t("documents.pending", { count: pending })}
      <StayFresh {...refresh} />
    </p>
  );
}
