import { useTranslation } from "~/locales/use-translation";
import { controlStyle } from "../form/field-frame";

export type SourceChoice = { source: string; name: string | null };

const groups = ["field", "line", "computed", "document"] as const;

type Props = {
  id: string;
  label: string;
  value: string;
  choices: readonly SourceChoice[];
  invalid: boolean;
};

/** The source of a column; the tenant's own fields have their own names. */
export function SourceSelect({ id, label, value, choices, invalid }: Props) {
  const { t } = useTranslation();
  const nameOf = ({ source, name }: SourceChoice) => {
    const [kind = "", key = ""] = [source.split(".")[0], source.slice(source.indexOf(".") + 1)];
    if (name) return name;
    return kind === "field" || kind === "line" ? t(`field.${key}`) : t(`exports.source.${source}`);
  };
  const known = choices.some(({ source }) => source === value);
  return (
    <select
      id={id}
      name="source"
      aria-label={label}
      aria-invalid={invalid || undefined}
      defaultValue={value}
      className={controlStyle}
    >
      {!known && <option value={value}>{value}</option>}
      <option value="constant">{t("exports.source.constant")}</option>
      {groups.map((group) => (
        <optgroup key={group} label={t(`exports.group.${group}`)}>
          {choices
            .filter(({ source }) => source.startsWith(`${group}.`))
            .map((choice) => (
              <option key={choice.source} value={choice.source}>
                {nameOf(choice)}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
