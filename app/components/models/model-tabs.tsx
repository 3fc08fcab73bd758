import { NavLink } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";

type Props = { modelId: string; baseModelId: string };

/** The settings screens of one model. */
export function ModelTabs({ modelId, baseModelId }: Props) {
  const { t } = useTranslation();
  const doors = ["ftp-settings", "intake-ftp-settings", "email-connector-settings"] as const;
  const others = ["report-settings", "dynamic365-settings", "export-settings", "rules"] as const;
  const links = (["edit-aimodel", ...doors, ...others, "error-budget", "compare"] as const).map((screen) => ({
    to: `/aimodels/${screen}/${modelId}`,
    label: t(`models.tab.${screen}`),
  }));
  const versions = `/training-documents/${baseModelId}/training-documents`;
  return (
    <nav aria-label={t("models.tabs")}>
      <ul className="tabs">
        {[...links, { to: versions, label: t("models.tab.versions") }].map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
