import type { Readiness } from "~/domain/documents/concerns";
import { useTranslation } from "~/locales/use-translation";
import { StatusWord, statusShapes } from "../shell/status-word";

const looks = {
  ready: { colour: "text-success", path: statusShapes.works },
  look: {
    colour: "text-processing",
    path: "M8 3c3.5 0 6 2.5 7.5 5-1.5 2.5-4 5-7.5 5S2 10.5.5 8C2 5.5 4.5 3 8 3m0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  },
  blocked: { colour: "text-failed", path: statusShapes.stopped },
} as const;

/** Whether a document's values can be relied on. */
export function ReadinessBadge({ readiness }: { readiness: Readiness }) {
  const { t } = useTranslation();
  return <StatusWord {...looks[readiness]}>{t(`readiness.${readiness}`)}</StatusWord>;
}
