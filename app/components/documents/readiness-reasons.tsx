import type { Readiness } from "~/domain/documents/concerns";
import { useTranslation } from "~/locales/use-translation";
import { ConcernList, concernSentence, type ShownConcern } from "./concern-list";
import { ReadinessBadge } from "./readiness-badge";
import { useFolding } from "./use-folding";

type Props = { readiness: Readiness; concerns: readonly ShownConcern[] };

/** Whether one may rely on the document's values, and if not, why: the first reason beside the word, all of them below it. */
export function ReadinessReasons({ readiness, concerns }: Props) {
  const { t } = useTranslation();
  const folding = useFolding();
  const [first, ...others] = concerns;
  if (!first) return <ReadinessBadge readiness={readiness} />;
  return (
    <details ref={folding} className="drop-panel from-start min-w-0 shrink-2">
      <summary className="flex min-h-8 items-center gap-2 rounded-sm px-2">
        <span className="shrink-0">
          <ReadinessBadge readiness={readiness} />
        </span>
        <span className="one-line text-sm max-sm:whitespace-normal" title={concernSentence(t, first)}>
          {concernSentence(t, first)}
        </span>
        {others.length > 0 && <span className="shrink-0 text-sm">+{others.length}</span>}
      </summary>
      <section aria-label={t("readiness.title")}>
        <ConcernList concerns={concerns} />
      </section>
    </details>
  );
}
