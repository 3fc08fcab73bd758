import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { LinkButton } from "../form/link-button";
import type { ShownModel, ShownPublication } from "./shown-training";

type Props = {
  baseId: string;
  models: readonly ShownModel[];
  /** What is published; null: the shipped weights. */
  published: ShownPublication | null;
};

/**
 * For the people who run the service: what customers' models read with, where documents are added, and what can be
 * published.
 */
export function PublishedBase({ baseId, models, published }: Props) {
  const { t } = useTranslation();
  const here = `/training-documents/${baseId}`;
  return (
    <section aria-labelledby="published" className="grid gap-3 rounded-sm border border-line bg-surface p-4">
      <h2 id="published">{t("training.published")}</h2>
      <p>{published ? t("training.in-force", published) : t("training.nothing-published")}</p>
      <p className="flex flex-wrap gap-2">
        <LinkButton to={`${here}/publish`}>{t("training.publish")}</LinkButton>
        {published && <LinkButton to={`${here}/take-back`}>{t("training.take-back")}</LinkButton>}
      </p>
      {models.length === 0 ? (
        <p>
          {t("training.no-base-documents")}{" "}
          <Link to={`/aimodels/create-aimodel?baseModel=${baseId}`} className="link">
            {t("training.create-base-documents")}
          </Link>
        </p>
      ) : (
        <ul className="grid gap-1">
          {models.map(({ id, name }) => (
            <li key={id}>
              <Link to={`/document-processing/${id}/documents`} className="link">
                {t("training.add-documents", { name })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
