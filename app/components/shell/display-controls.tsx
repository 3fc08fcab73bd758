import { useTranslation } from "~/locales/use-translation";
import { useAppearance } from "./appearance-context";
import { AppearanceForm } from "./appearance-form";
import { LanguageSwitch } from "./language-switch";
import { ToolbarIcon } from "./toolbar-icon";

const sizes = [
  ["larger", "A+"],
  ["usual", "A"],
  ["smaller", "A-"],
] as const;

/** Forms for language, font size, dark mode and contrast. Each button says what it does, and the current setting. */
export function DisplayControls() {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
      <LanguageSwitch />
      <FontSizes />
      <Colours />
    </div>
  );
}

function FontSizes() {
  const { t } = useTranslation();
  const { fontSize } = useAppearance();
  return (
    <AppearanceForm className="flex">
      {sizes.map(([press, sign]) => (
        <button
          key={press}
          type="submit"
          name="font"
          value={press}
          title={t(`shell.font.${press}`)}
          aria-label={`${sign} ${t(`shell.font.${press}`)} (${t("shell.font.now", { size: fontSize })})`}
          className="bar-button"
        >
          {sign}
        </button>
      ))}
    </AppearanceForm>
  );
}

function Colours() {
  const { t } = useTranslation();
  const { theme, highContrast } = useAppearance();
  const nextTheme = { system: "dark", dark: "light", light: "system" }[theme];
  return (
    <AppearanceForm className="flex">
      <button
        type="submit"
        name="theme"
        value={nextTheme}
        title={t(`shell.theme.${theme}`)}
        aria-label={`${t(`shell.theme.${theme}`)}. ${t(`shell.theme.to-${nextTheme}`)}`}
        className="bar-button"
      >
        <ToolbarIcon name={theme} />
      </button>
      <button
        type="submit"
        name="contrast"
        value={highContrast ? "system" : "more"}
        aria-pressed={highContrast}
        title={t("shell.contrast")}
        aria-label={t("shell.contrast")}
        className="bar-button aria-pressed:bg-accent aria-pressed:text-on-accent"
      >
        <ToolbarIcon name="contrast" />
      </button>
    </AppearanceForm>
  );
}
