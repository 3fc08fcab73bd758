import { maxCountedBefore } from "~/domain/processing/concurrency-limits";
import type { Translate } from "~/locales/translate";
import { useTranslation } from "~/locales/use-translation";
import { AutoRefresh } from "../shell/auto-refresh";

type Props = {
  pending: number;
  /** How many documents stand in line before the one that the page is about, when that waits for its turn. */
  before?: number | null;
  refreshTo: string;
  repeats: boolean;
};

/** Says how many documents are still being read, and keeps the page up to date as long as there are. */
export function PendingRefresh({ pending, before = null, ...refresh }: Props) {
  const { t } = useTranslation();
  if (pending === 0) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-processing">
      {before === null ? t("documents.pending", { count: pending }) : inLine(t, before)}
      <AutoRefresh {...refresh} />
    </p>
  );
}

function inLine(t: Translate, before: number): string {
  if (before === 0) return t("documents.in-line.next");
  return before < maxCountedBefore
    ? t("documents.in-line", { count: before })
    : t("documents.in-line.many", { count: maxCountedBefore });
}
