import type { Readiness } from "~/domain/documents/concerns";
import type { CountsByModel } from "~/domain/documents/counts-by-model";
import { useTranslation } from "~/locales/use-translation";
import { CountsTable } from "./counts-table";
import { ReadinessBadge } from "./readiness-badge";

/** How many documents of each model that wait for approval are ready, need review, or are blocked; nothing for none. */
export function ReadinessCounts({ counts }: { counts: CountsByModel<Readiness> }) {
  const { t } = useTranslation();
  if (counts.models.length === 0) return null;
  return (
    <>
      <h3>{t("readiness.by")}</h3>
      <CountsTable
        title={t("readiness.by")}
        by="readiness"
        counts={counts}
        head={(readiness) => <ReadinessBadge readiness={readiness} />}
      />
    </>
  );
}
