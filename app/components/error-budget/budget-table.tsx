import type { ShownBudget } from "~/http/shown-budget";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";

type Props = { documents: number; more: number; fields: readonly ShownBudget[] };

/** What of each field may pass unseen, on which evidence, and what more of it would gain. */
export function BudgetTable({ documents, more, fields }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("models.budget.evidence", { count: documents })}</p>
      <CardTable
        caption={t("models.budget.caption")}
        rows={fields.map((field) => ({ id: field.key, ...field }))}
        columns={[
          {
            label: t("models.budget.field"),
            cell: ({ name, labelKey }) => (labelKey === "field.own" ? name : t(labelKey as "field.total")),
          },
          { label: t("models.budget.checked"), number: true, cell: ({ checked }) => checked },
          {
            label: t("models.budget.from"),
            number: true,
            cell: ({ confidence }) => confidence ?? t("models.budget.nothing"),
          },
          { label: t("models.budget.passing"), number: true, cell: ({ passing }) => passing },
          { label: t("models.budget.wrong"), number: true, cell: ({ wrong }) => wrong },
          { label: t("models.budget.bound"), number: true, cell: ({ bound }) => bound },
          { label: t("models.budget.wanted"), number: true, cell: ({ wanted }) => wanted },
          {
            label: t("models.budget.after", { count: more }),
            number: true,
            cell: ({ passingAfter }) => passingAfter,
          },
        ]}
      />
    </>
  );
}
