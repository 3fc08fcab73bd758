import { CardTable } from "~/components/table/card-table";
import type { BillKind, BillStatus } from "~/domain/billing/bill";
import { dayText } from "~/domain/billing/day-text";
import { moneyText } from "~/domain/billing/money";
import { useTranslation } from "~/locales/use-translation";

type Bill = {
  id: string;
  number: string;
  billedOn: string;
  kind: BillKind;
  status: BillStatus;
  amount: number;
  currency: string;
};

/** What was billed, the newest first, each as a PDF. */
export function BillsTable({ bills }: { bills: readonly Bill[] }) {
  const { t, i18n } = useTranslation();
  return (
    <section aria-labelledby="bills" className="grid gap-4">
      <h2 id="bills">{t("billing.bills")}</h2>
      {bills.length === 0 ? (
        <p className="text-muted">{t("billing.bills.none")}</p>
      ) : (
        <CardTable
          caption={t("billing.bills")}
          rows={bills}
          columns={[
            { label: t("billing.bills.number"), cell: ({ number }) => number },
            { label: t("billing.bills.day"), cell: ({ billedOn }) => dayText(billedOn, i18n.language) },
            { label: t("billing.bills.for"), cell: ({ kind }) => t(`billing.bill.${kind}`) },
            {
              label: t("billing.bills.amount"),
              number: true,
              cell: ({ amount, currency }) => moneyText(amount, currency, i18n.language),
            },
            { label: t("billing.bills.state"), cell: ({ status }) => t(`billing.bill.${status}`) },
            {
              label: t("billing.bills.pdf"),
              cell: ({ id, number }) => (
                <a
                  href={`/billing/bills/${id}.pdf`}
                  className="link"
                  aria-label={t("billing.bills.pdf-of", { number })}
                >
                  {t("billing.bills.pdf")}
                </a>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}
