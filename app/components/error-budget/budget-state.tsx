import { Link } from "@remix-run/react";
import type { ShownState } from "~/http/shown-budget";
import { useTranslation } from "~/locales/use-translation";
import { Notice } from "../form/notice";
import { CardTable } from "../table/card-table";

/** Whether a budget decides what needs review, and what blind checks found since. */
export function BudgetStateBox({ modelId, state }: { modelId: string; state: ShownState }) {
  const { t } = useTranslation();
  const { allowed, word, fields, draws, measured } = state;
  const stands = t(`models.budget.state.${word}`, { fields: fields.map(nameOf(t)).join(", ") });
  return (
    <section className="grid gap-2">
      {allowed && <p className="font-medium">{t("models.budget.allowed", allowed)}</p>}
      {word === "withdrawn" ? <Notice kind="problem">{stands}</Notice> : <p>{stands}</p>}
      {draws && <p>{t("models.budget.draws", draws)}</p>}
      {word !== "none" && (
        <p>
          <Link className="link" to={`/aimodels/blind-check/${modelId}`}>
            {t("models.budget.check")}
          </Link>
        </p>
      )}
      {measured.length > 0 && (
        <CardTable<Row & { id: string }>
          caption={t("models.budget.measured")}
          rows={measured.map((field) => ({ id: field.key, ...field }))}
          columns={[
            { label: t("models.budget.field"), cell: nameOf(t) },
            { label: t("models.budget.measured-checked"), number: true, cell: ({ checked }: Row) => checked },
            { label: t("models.budget.wrong"), number: true, cell: ({ wrong }: Row) => wrong },
            { label: t("models.budget.bound"), number: true, cell: ({ bound }: Row) => bound },
          ]}
        />
      )}
    </section>
  );
}

type Row = ShownState["measured"][number];
type Named = { name: string; labelKey: string };

const nameOf =
  (t: ReturnType<typeof useTranslation>["t"]) =>
  ({ name, labelKey }: Named): string =>
    labelKey === "field.own" ? name : t(labelKey as "field.total");
