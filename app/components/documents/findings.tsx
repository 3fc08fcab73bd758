import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { LinkButton } from "../form/link-button";
import { InlineIcon } from "../shell/inline-icon";
import type { ShownFinding } from "./review";

/** The models that a document seems to belong to; null where it seems right, or may not be moved. */
export type MoveSuggestion = { documentId: string; proposed: readonly { id: string; name: string }[] };

/** What someone should know of the document before trusting its values. */
export function Findings({
  findings,
  moves,
}: {
  findings: readonly ShownFinding[];
  moves: MoveSuggestion | null;
}) {
  const { t } = useTranslation();
  if (findings.length === 0) return null;
  return (
    <section
      aria-labelledby="findings-title"
      className="grid gap-1 rounded-sm border border-failed bg-failed-soft px-3 py-2"
    >
      <h2 id="findings-title" className="text-base font-medium text-failed">
        <InlineIcon kind="warning" /> {t("document.findings")}
      </h2>
      <ul className="grid gap-1 text-sm">
        {findings.map(({ key, values, about }) => (
          <li key={`${key} ${JSON.stringify(values)}`}>
            {t(key, { ...values, field: about ? t(about.labelKey, { name: about.name }) : "" })}
          </li>
        ))}
      </ul>
      {moves && (
        <p className="flex flex-wrap gap-2">
          {moves.proposed.map(({ id, name }) => (
            <Button
              key={id}
              kind="secondary"
              formAction={`/documents/${moves.documentId}/move`}
              name="modelId"
              value={id}
            >
              {t("document.move-to", { model: name })}
            </Button>
          ))}
          <LinkButton to={`/documents/${moves.documentId}/move`}>{t("document.move")}</LinkButton>
        </p>
      )}
    </section>
  );
}
