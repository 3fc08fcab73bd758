import { useTranslation } from "react-i18next";
import { type Readiness, readinesses } from "~/domain/documents/concerns";
import { CountsTable } from "./counts-table";
import { ReadinessBadge } from "./readiness-badge";

type Props = {
  models: readonly { id: string; name: string }[];
  counts: readonly { modelId: string; readiness: Readiness; count: number }[];
};

/** How many documents of each model that wait for approval are ready, need a look, or are blocked; nothing for none. */
export function ReadinessCounts({ models, counts }: Props) {
  const { t } = useTranslation();
  const waiting = models.filter(({ id }) => counts.some(({ modelId }) => modelId === id));
  if (waiting.length === 0) return null;
  const countOf = (modelId: string, readiness: Readiness) =>
    counts.find((one) => one.modelId === modelId && one.readiness === readiness)?.count ?? 0;
  const columns = readinesses.map((readiness) => ({
    key: readiness,
    word: t(`readiness.${readiness}`),
    query: `readiness=${readiness}`,
    head: <ReadinessBadge readiness={readiness} />,
    countOf: (modelId: string) => countOf(modelId, readiness),
  }));
  const totalOf = (modelId: string) => readinesses.reduce((sum, word) => sum + countOf(modelId, word), 0);
  return (
    <>
      <h3>{t("readiness.by")}</h3>
      <CountsTable title={t("readiness.by")} models={waiting} columns={columns} totalOf={totalOf} />
    </>
  );
}
