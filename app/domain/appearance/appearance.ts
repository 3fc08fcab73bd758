import { defaultFontSize, type FontPress, fontSizeAfter, fontSizeOf, isFontPress } from "./font-size";
import { clampPageWidth, pageWidthLimits } from "./page-width";

const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/**
 * How a person wants to see the pages: font size in pixels, colours, contrast, the menu at the left open or not, and how wide the
 * paper is beside its values, in percent.
 */
export type Appearance = {
  fontSize: number;
  theme: Theme;
  highContrast: boolean;
  menuOpen: boolean;
  paper: number;
};

export const defaultAppearance: Appearance = {
  fontSize: defaultFontSize,
  theme: "system",
  highContrast: false,
  menuOpen: true,
  paper: pageWidthLimits.usual,
};

/** An appearance as the text that a cookie remembers. */
export const appearanceText = ({ fontSize, theme, highContrast, menuOpen, paper }: Appearance): string =>
  new URLSearchParams({
    size: String(fontSize),
    theme,
    contrast: highContrast ? "more" : "system",
    menu: menuOpen ? "open" : "closed",
    paper: String(paper),
  }).toString();

/** The stored appearance. Missing or invalid settings have their defaults. */
export function appearanceOf(text: string | null): Appearance {
  const said = new URLSearchParams(text ?? "");
  return {
    fontSize: fontSizeOf(said.get("size")),
    theme: themeOf(said.get("theme")) ?? defaultAppearance.theme,
    highContrast: said.get("contrast") === "more",
    menuOpen: said.get("menu") !== "closed",
    paper: clampPageWidth(Number(said.get("paper") ?? Number.NaN)),
  };
}

/** The fields of the forms that change an appearance; what a form does not send stays. */
export type AppearanceChange = {
  font?: FontPress | undefined;
  theme?: Theme | undefined;
  contrast?: "more" | "system" | undefined;
  menu?: "open" | "closed" | undefined;
  paper?: number | undefined;
};

/** What a form asks to change; invalid fields are ignored. */
export function appearanceChange(fields: Record<string, unknown>): AppearanceChange {
  const { font, theme, contrast, menu, paper } = fields;
  return {
    font: isFontPress(font) ? font : undefined,
    theme: themeOf(theme),
    contrast: contrast === "more" || contrast === "system" ? contrast : undefined,
    menu: menu === "open" || menu === "closed" ? menu : undefined,
    paper: typeof paper === "string" && paper !== "" ? clampPageWidth(Number(paper)) : undefined,
  };
}

export const changedAppearance = (before: Appearance, change: AppearanceChange): Appearance => ({
  fontSize: change.font ? fontSizeAfter(before.fontSize, change.font) : before.fontSize,
  theme: change.theme ?? before.theme,
  highContrast: change.contrast ? change.contrast === "more" : before.highContrast,
  menuOpen: change.menu ? change.menu === "open" : before.menuOpen,
  paper: change.paper ?? before.paper,
});

const themeOf = (value: unknown): Theme | undefined => themes.find((theme) => theme === value);
