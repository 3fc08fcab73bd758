import { type PickMode, pickModes } from "~/domain/review/review-draft";
import { useTranslation } from "~/locales/use-translation";

/**
 * What a click on the page selects. With script a box is simply drawn with the mouse, so this choice is for browsers
 * without script.
 */
export function PickModeChoice({ mode }: { mode: PickMode }) {
  const { t } = useTranslation();
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <legend className="float-left mr-4 text-muted">{t("document.pick")}</legend>
      {pickModes.map((value) => (
        <label
          key={value}
          className={`flex items-center gap-1.5 ${value === "box" ? "[@media(scripting:enabled)]:hidden" : ""}`}
        >
          <input
            type="radio"
            name="pick"
            value={value}
            defaultChecked={value === mode}
            className="size-4 accent-accent"
          />
          {t(`document.pick-${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
