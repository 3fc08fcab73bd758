import { Link } from "@remix-run/react";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";

export type SupplierLine = {
  id: string;
  number: string;
  name: string;
  taxNumbers: string[];
  country: string;
  currency: string;
  documents: number;
};

/** Suppliers by name, each leading to its page. */
export function SuppliersTable({ suppliers }: { suppliers: readonly SupplierLine[] }) {
  const { t, i18n } = useTranslation();
  return (
    <CardTable
      caption={t("suppliers.title")}
      rows={suppliers}
      columns={[
        {
          label: t("suppliers.name"),
          cell: ({ id, name }) => (
            <Link to={`/suppliers/${id}`} className="link wrap-anywhere">
              {name}
            </Link>
          ),
        },
        { label: t("suppliers.number"), cell: ({ number }) => number || "–" },
        { label: t("suppliers.tax-numbers"), cell: ({ taxNumbers }) => taxNumbers.join(", ") || "–" },
        { label: t("suppliers.country"), cell: ({ country }) => country || "–" },
        { label: t("suppliers.currency"), cell: ({ currency }) => currency || "–" },
        {
          label: t("suppliers.documents"),
          number: true,
          cell: ({ documents }) => shownCount(documents, i18n.language),
        },
      ]}
    />
  );
}
