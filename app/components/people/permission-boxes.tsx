import { type Feature, features } from "~/domain/permissions/features";
import { useTranslation } from "~/locales/use-translation";
import { fieldId } from "../form/field-id";
import { Boxes } from "./boxes";

type Props = {
  chosen: readonly string[];
  /** What can be granted; the other permissions are shown but cannot be ticked. */
  grantable: readonly string[];
  /** Shows only what can be granted. */
  onlyGrantable?: boolean;
};

/** All permissions in the groups of the features. */
export function PermissionBoxes({ chosen, grantable, onlyGrantable = false }: Props) {
  const { t } = useTranslation();
  const groups = Object.entries(features) as [Feature, readonly string[]][];
  return (
    <div id={fieldId("permissions")} className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
      {groups.map(([feature, all]) => {
        const shown = onlyGrantable ? all.filter((permission) => grantable.includes(permission)) : all;
        if (shown.length === 0) return null;
        return (
          <Boxes
            key={feature}
            legend={t(`people.feature.${feature}`)}
            boxes={shown.map((permission) => ({
              name: `permission.${permission}`,
              label: t(`people.permission.${permission}`),
              checked: chosen.includes(permission),
              disabled: !grantable.includes(permission),
              hint: t("people.not-held"),
            }))}
          />
        );
      })}
    </div>
  );
}
