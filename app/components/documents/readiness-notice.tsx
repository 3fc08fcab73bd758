import type { Readiness } from "~/domain/documents/concerns";
import { useTranslation } from "~/locales/use-translation";
import { ConcernList, type ShownConcern } from "./concern-list";
import { ReadinessBadge } from "./readiness-badge";

type Props = { readiness: Readiness | null; concerns: readonly ShownConcern[] };

/** Whether one may rely on the document's values, and if not, why. */
export function ReadinessNotice({ readiness, concerns }: Props) {
  const { t } = useTranslation();
  if (readiness === null) return null;
  if (concerns.length === 0)
    return (
      <p>
        <ReadinessBadge readiness={readiness} />
      </p>
    );
  return (
    <section aria-label={t("readiness.title")} className="grid gap-1">
      <p>
        <ReadinessBadge readiness={readiness} />
      </p>
      <ConcernList concerns={concerns} />
    </section>
  );
}
