import type { ShownBudget } from "~/http/shown-budget";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";

type Props = { documents: number; more: number; fields: readonly ShownBudget[] };

/** What of each field may skip review, on which evidence, and what more evidence would gain. */
export function BudgetTable({ documents, more, fields }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("models.budget.evidence", { count: documents })}</p>
      <CardTable<ShownBudget & { id: string }>
        caption={t("models.budget.caption")}
        wrapHeads
        rows={fields.map((field, place) => ({ id: `${field.key} ${place}`, ...field }))}
        columns={[
          {
            label: t("models.budget.field"),
            cell: ({ name, labelKey }: ShownBudget) => (
              <span className="lg:whitespace-nowrap">
                {labelKey === "field.own" ? name : t(labelKey as "field.total")}
              </span>
            ),
          },
          ...(fields.some(({ supplier }) => supplier !== null)
            ? [
                {
                  label: t("models.budget.supplier"),
                  cell: ({ supplier, isLayout }: ShownBudget) =>
                    supplier === null
                      ? t("models.budget.everybody")
                      : isLayout
                        ? t("models.budget.layout", { file: supplier })
                        : supplier,
                },
              ]
            : []),
          { label: t("models.budget.checked"), number: true, cell: ({ checked }: ShownBudget) => checked },
          {
            label: t("models.budget.from"),
            number: true,
            cell: ({ confidence }: ShownBudget) => confidence ?? t("models.budget.nothing"),
          },
          { label: t("models.budget.passing"), number: true, cell: ({ passing }: ShownBudget) => passing },
          { label: t("models.budget.wrong"), number: true, cell: ({ wrong }: ShownBudget) => wrong },
          { label: t("models.budget.bound"), number: true, cell: ({ bound }: ShownBudget) => bound },
          { label: t("models.budget.wanted"), number: true, cell: ({ wanted }: ShownBudget) => wanted },
          {
            label: t("models.budget.after", { count: more }),
            number: true,
            cell: ({ passingAfter }: ShownBudget) => passingAfter,
          },
        ]}
      />
    </>
  );
}
