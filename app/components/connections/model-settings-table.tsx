import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";

const screens = ["ftp", "intake-ftp", "email-connector", "report", "dynamic365"] as const;

/** The models with their settings screens. */
export function ModelSettingsTable({ models }: { models: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("connections.by-model")}
      rows={models}
      columns={[
        { label: t("connections.model"), cell: ({ name }) => name },
        {
          label: t("connections.settings"),
          cell: ({ id, name }) => (
            <span className="flex flex-wrap gap-x-4 gap-y-1">
              {screens.map((screen) => (
                <Link
                  key={screen}
                  to={`/aimodels/${screen}-settings/${id}`}
                  className="link"
                  aria-label={`${t(`models.tab.${screen}-settings`)}: ${name}`}
                >
                  {t(`models.tab.${screen}-settings`)}
                </Link>
              ))}
            </span>
          ),
        },
      ]}
    />
  );
}
