import { Link } from "@remix-run/react";
import type { Readiness } from "~/domain/documents/concerns";
import { useTranslation } from "~/locales/use-translation";
import { ConcernList, type ShownConcern } from "./concern-list";

type Props = { readiness: Readiness | null; concerns: readonly ShownConcern[]; blindTo: string | null };

/** Why the document's values cannot be relied on; `blindTo` is the blind check of a document that was selected for one. */
export function ReadinessNotice({ readiness, concerns, blindTo }: Props) {
  const { t } = useTranslation();
  if (readiness === null || concerns.length === 0) return null;
  return (
    <section aria-label={t("readiness.title")}>
      <ConcernList concerns={concerns} />
      {blindTo && (
        <Link className="link" to={blindTo}>
          {t("readiness.check-blind")}
        </Link>
      )}
    </section>
  );
}
