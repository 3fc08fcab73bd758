import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";

const screens = [
  ...(["ftp-settings", "intake-ftp-settings", "email-connector-settings"] as const),
  ...(["report-settings", "dynamic365-settings", "export-settings"] as const),
] as const;

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
                  to={`/aimodels/${screen}/${id}`}
                  className="link"
                  aria-label={`${t(`models.tab.${screen}`)}: ${name}`}
                >
                  {t(`models.tab.${screen}`)}
                </Link>
              ))}
            </span>
          ),
        },
      ]}
    />
  );
}
