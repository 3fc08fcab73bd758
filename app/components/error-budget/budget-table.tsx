import { useTranslation } from "~/locales/use-translation";
import type { FieldBudget } from "~/operations/error-budget/explore";
import { CardTable } from "../table/card-table";

type Props = { documents: number; more: number; fields: readonly FieldBudget[] };

/** What of each field may pass unseen, on which evidence, and what more of it would gain. */
export function BudgetTable({ documents, more, fields }: Props) {
  const { t, i18n } = useTranslation();
  const share = new Intl.NumberFormat(i18n.language, { style: "percent", maximumFractionDigits: 2 });
  const count = new Intl.NumberFormat(i18n.language);
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
          { label: t("models.budget.checked"), number: true, cell: ({ checked }) => count.format(checked) },
          {
            label: t("models.budget.from"),
            number: true,
            cell: ({ confidence }) =>
              confidence === null ? t("models.budget.nothing") : share.format(confidence / 1_000),
          },
          {
            label: t("models.budget.passing"),
            number: true,
            cell: ({ passingShare }) => share.format(passingShare),
          },
          {
            label: t("models.budget.wrong"),
            number: true,
            cell: ({ passing, wrong }) => (passing > 0 ? count.format(wrong) : "–"),
          },
          {
            label: t("models.budget.bound"),
            number: true,
            cell: ({ confidence, bound }) => (confidence === null ? "–" : share.format(bound)),
          },
          {
            label: t("models.budget.wanted"),
            number: true,
            cell: ({ wanted }) => (wanted > 0 ? count.format(wanted) : "–"),
          },
          {
            label: t("models.budget.after", { count: more }),
            number: true,
            cell: ({ passingAfter }) => share.format(passingAfter),
          },
        ]}
      />
    </>
  );
}
