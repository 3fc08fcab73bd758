import { useTranslation } from "~/locales/use-translation";
import { Confidence } from "../documents/confidence";

type Props = { kind: string | null; confidence: number | null };

/** What kind of document a file looks like, and how sure that is. */
export function DetectedType({ kind, confidence }: Props) {
  const { t } = useTranslation();
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {t(`intake.inbox.kind.${kind ?? "none"}`)}
      {kind !== null && confidence !== null && <Confidence value={confidence} />}
    </span>
  );
}
