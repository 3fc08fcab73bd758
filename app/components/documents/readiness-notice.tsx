import type { Readiness } from "~/domain/documents/concerns";
import { useTranslation } from "~/locales/use-translation";
import { ConcernList, type ShownConcern } from "./concern-list";

type Props = { readiness: Readiness | null; concerns: readonly ShownConcern[] };

/** Why the document's values cannot be relied on. */
export function ReadinessNotice({ readiness, concerns }: Props) {
  const { t } = useTranslation();
  if (readiness === null || concerns.length === 0) return null;
  return (
    <section aria-label={t("readiness.title")}>
      <ConcernList concerns={concerns} />
    </section>
  );
}
