import { useTranslation } from "~/locales/use-translation";

type Facts = {
  number: string;
  otherNames: string[];
  taxNumbers: string[];
  country: string;
  currency: string;
  email: string;
  defaultAccount: string;
  orderRequired: boolean;
  origin: string;
  documents: number;
};

/** What is on file for a supplier; empty entries are left out. */
export function SupplierFacts({ supplier }: { supplier: Facts }) {
  const { t } = useTranslation();
  const facts = [
    [t("suppliers.number"), supplier.number],
    [t("suppliers.other-names"), supplier.otherNames.join(", ")],
    [t("suppliers.tax-numbers"), supplier.taxNumbers.join(", ")],
    [t("suppliers.country"), supplier.country],
    [t("suppliers.currency"), supplier.currency],
    [t("suppliers.email"), supplier.email],
    [t("suppliers.default-account"), supplier.defaultAccount],
    [t("suppliers.order-required"), supplier.orderRequired ? t("dialog.yes") : ""],
    [t("suppliers.origin"), t(`suppliers.origin.${supplier.origin}`)],
  ].filter(([, text]) => text !== "");
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 rounded-sm border border-line bg-surface p-4">
      {facts.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
