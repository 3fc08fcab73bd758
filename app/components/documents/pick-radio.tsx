import { useTranslation } from "~/locales/use-translation";

type Props = { value: string; checked: boolean; label: string };

/** Chooses which input the next click on the page fills. With script that is the input with focus, and this is hidden. */
export function PickRadio({ value, checked, label }: Props) {
  const { t } = useTranslation();
  return (
    <input
      type="radio"
      name="active"
      value={value}
      defaultChecked={checked}
      aria-label={t("document.pick-into", { field: label })}
      title={t("document.pick-into", { field: label })}
      className="size-4 shrink-0 accent-accent [@media(scripting:enabled)]:hidden"
    />
  );
}
