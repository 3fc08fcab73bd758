import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { LinkButton } from "../form/link-button";

/** Where work waits when the last document of a queue is done. */
export type Places = {
  modelId: string;
  modelName: string;
  /** Documents of the model that are ready and wait for approval, and the first of them. */
  ready: { total: number; next: string | null };
  /** Other models with documents to review, most first, and the document to begin with. */
  models: readonly { id: string; name: string; count: number; next: string | null }[];
  /** Files of the inbox that wait for a model. */
  inbox: number;
};

/**
 * Where to go after the last document: what is ready, other models, the inbox, the list. The most likely one comes
 * first.
 */
export function NextPlaces({ places }: { places: Places }) {
  const { t } = useTranslation();
  const { modelId, modelName, ready, models, inbox } = places;
  const list = `/document-processing/${modelId}/documents`;
  return (
    <ul className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      {ready.next && (
        <>
          <li>
            <LinkButton kind="primary" to={`/documents/${ready.next}?from=ready`}>
              {t("review.places.ready", { count: ready.total })}
            </LinkButton>
          </li>
          <li>
            <Link className="link" to={`${list}?readiness=ready`}>
              {t("review.places.together")}
            </Link>
          </li>
        </>
      )}
      {models.map(({ id, name, count, next }) => (
        <li key={id}>
          <Link
            className="link"
            to={next ? `/documents/${next}?from=queue` : `/document-processing/${id}/documents`}
          >
            {t("review.places.model", { name, count })}
          </Link>
        </li>
      ))}
      {inbox > 0 && (
        <li>
          <Link className="link" to="/inbox">
            {t("review.places.inbox", { count: inbox })}
          </Link>
        </li>
      )}
      <li>
        <Link className="link" to={list}>
          {t("review.places.list", { name: modelName })}
        </Link>
      </li>
    </ul>
  );
}
