import { Link } from "@remix-run/react";
import { maxComparedPages } from "~/domain/training/comparison-limits";
import { useTranslation } from "~/locales/use-translation";

type Weights = { key: string; number: number };
type Named = { labelKey: string; name: string };
type Props = {
  before: Weights;
  after: Weights;
  documents: number;
  otherDocuments: number;
  worse: number;
  better: number;
  changes: readonly (Named & {
    documentId: string;
    fileName: string;
    before: string | null;
    after: string | null;
  })[];
  figures: readonly (Named & { before: number | null; after: number | null })[];
  labels: readonly (Named & { key: string; words: string })[];
};

/** Where two trained versions of a model differ, a sentence each. */
export function VersionDifferences({ before, after, changes, figures, labels, ...counts }: Props) {
  const { t } = useTranslation();
  const weights = ({ key, number }: Weights) => t(key, { number });
  const field = ({ labelKey, name }: Named) => t(labelKey, { name });
  const percent = (share: number | null) =>
    share === null ? t("models.versions.no-figure") : t("documents.percent", { percent: share });
  const nothing = changes.length + figures.length + labels.length === 0;
  return (
    <section aria-labelledby="compared" className="grid max-w-prose gap-3">
      <h2 id="compared" className="text-lg font-medium">
        {t("models.versions.compared", { before: weights(before), after: weights(after) })}
      </h2>
      <p>
        {counts.documents === 0
          ? t("models.versions.no-documents", { pages: maxComparedPages })
          : t("models.versions.read", { ...counts, pages: maxComparedPages })}
      </p>
      {nothing && <p>{t("models.compare.same")}</p>}
      <ul className="grid list-disc gap-1 pl-5">
        {figures.map((figure) => (
          <li key={`figure ${field(figure)}`}>
            {t("models.versions.figure", {
              field: field(figure),
              before: percent(figure.before),
              after: percent(figure.after),
            })}
          </li>
        ))}
        {labels.map((label) => (
          <li key={`${label.key} ${field(label)}`} className="break-words">
            {t(label.key, { field: field(label), words: label.words })}
          </li>
        ))}
        {changes.map((change) => (
          <li key={`${change.documentId} ${field(change)}`} className="break-words">
            <Link to={`/documents/${change.documentId}`} className="link">
              {change.fileName}
            </Link>
            {": "}
            {t("models.versions.change", {
              field: field(change),
              before: change.before ?? t("models.compare.nothing"),
              after: change.after ?? t("models.compare.nothing"),
            })}
          </li>
        ))}
      </ul>
      <p>{t("models.versions.shared")}</p>
    </section>
  );
}
