import { Link } from "@remix-run/react";
import type { RolePreset } from "~/domain/permissions/role-presets";
import { useTranslation } from "~/locales/use-translation";

const presets: readonly RolePreset[] = ["clerk", "reviewer", "api"];

/** Links that fill in the form of a new role with a usual set of permissions. */
export function RolePresets({ chosen }: { chosen: RolePreset | undefined }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("people.role-presets")} className="flex flex-wrap gap-x-4">
      <span className="text-muted">{t("people.role-presets")}:</span>
      {presets.map((preset) => (
        <Link
          key={preset}
          to={`/roles/addRole?from=${preset}`}
          className="link"
          aria-current={preset === chosen ? "page" : undefined}
        >
          {t(`people.role-preset.${preset}`)}
        </Link>
      ))}
    </nav>
  );
}
