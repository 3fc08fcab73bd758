import { type Feature, features } from "~/domain/permissions/features";
import { useTranslation } from "~/locales/use-translation";
import { fieldId } from "../form/field-id";
import { Boxes } from "./boxes";

/** The features of a user or of new users; `chosen` null means all of them. */
export function FeatureBoxes({ chosen, hint }: { chosen: readonly string[] | null; hint: string }) {
  const { t } = useTranslation();
  const names = Object.keys(features) as Feature[];
  return (
    <div id={fieldId("features")} className="grid gap-1">
      <p className="text-sm text-muted">{hint}</p>
      <Boxes
        legend={t("people.features")}
        boxes={names.map((name) => ({
          name: `feature.${name}`,
          label: t(`people.feature.${name}`),
          checked: chosen === null || chosen.includes(name),
        }))}
      />
    </div>
  );
}
