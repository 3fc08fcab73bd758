import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { AutoRefresh } from "../shell/auto-refresh";

type Props = { documentId: string; state: "waiting" | "running"; requested: string; repeats: boolean };

/** A reproducibility check in progress; the page shows its result when it is ready. */
export function ReplayProgress({ documentId, state, requested, repeats }: Props) {
  const { t } = useTranslation();
  return (
    <div className="grid max-w-4xl justify-items-start gap-4">
      <h1>{t("replay.title")}</h1>
      <p role="status" className="flex flex-wrap items-center gap-3 text-processing">
        {t(`replay.${state}`, { at: requested })}
        <AutoRefresh refreshTo="?watch=1" repeats={repeats} />
      </p>
      <Link className="link" to={`/documents/${documentId}`}>
        {t("replay.back")}
      </Link>
    </div>
  );
}
