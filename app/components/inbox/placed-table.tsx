import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Confidence } from "../documents/confidence";
import { CardTable } from "../table/card-table";

type Placed = {
  id: string;
  fileName: string;
  at: string;
  /** The name of the model that the document is in now; null when that accepts no documents any more. */
  model: string | null;
  kind: string | null;
  confidence: number;
  reason: string;
  /** The rule that decided; null where none did. */
  rule: { kind: string; value: string } | null;
};

/** The documents that were assigned automatically, and why. */
export function PlacedTable({ files }: { files: readonly Placed[] }) {
  const { t } = useTranslation();
  return (
    <section className="grid gap-3">
      <h2>{t("intake.inbox.placed-title")}</h2>
      <CardTable
        caption={t("intake.inbox.placed-title")}
        rows={files}
        columns={[
          {
            label: t("documents.file"),
            cell: ({ id, fileName }) => (
              <Link to={`/documents/${id}`} className="break-all link">
                {fileName}
              </Link>
            ),
          },
          {
            label: t("intake.inbox.model"),
            cell: ({ model }) => <span className="lg:whitespace-nowrap">{model ?? "–"}</span>,
          },
          {
            label: t("intake.inbox.why"),
            cell: ({ kind, confidence, reason, model, rule }) =>
              rule ? (
                t("intake.inbox-rules.why", {
                  rule: t(`intake.inbox-rules.said.${rule.kind}`, { value: rule.value }),
                })
              ) : (
                <>
                  {t(`intake.inbox.kind.${kind ?? "none"}`)}.{" "}
                  {t(`intake.inbox.why.${reason}`, { model: model ?? "" })} <Confidence value={confidence} />
                </>
              ),
          },
          { label: t("intake.inbox.at"), cell: ({ at }) => <span className="whitespace-nowrap">{at}</span> },
        ]}
      />
    </section>
  );
}
