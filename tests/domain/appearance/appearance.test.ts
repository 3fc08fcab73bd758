import { describe, expect, it } from "vitest";
import {
  appearanceChange,
  appearanceOf,
  appearanceText,
  changedAppearance,
  defaultAppearance,
} from "~/domain/appearance/appearance";
import { fontSizeAfter } from "~/domain/appearance/font-size";

describe("the font size", () => {
  it.each([
    [16, "larger", 18],
    [20, "larger", 22],
    [22, "larger", 22],
    [16, "smaller", 14],
    [14, "smaller", 14],
    [22, "usual", 16],
  ] as const)("%d px after '%s' is %d px", (before, press, after) => {
    expect(fontSizeAfter(before, press)).toBe(after);
  });
});

describe("the appearance", () => {
  it("is as usual when nothing is remembered, or nothing that makes sense", () => {
    for (const text of [null, "", "size=15&theme=pink&menu=ajar", "size=24", "size=-2", "%%%"])
      expect(appearanceOf(text)).toEqual(defaultAppearance);
  });

  it("is remembered whole", () => {
    const appearance = {
      fontSize: 20,
      theme: "dark",
      highContrast: true,
      menuOpen: false,
      paper: 45,
    } as const;
    expect(appearanceOf(appearanceText(appearance))).toEqual(appearance);
  });

  it.each([
    [{ font: "larger" }, { fontSize: 18 }],
    [{ theme: "dark" }, { theme: "dark" }],
    [{ contrast: "more" }, { highContrast: true }],
    [{ menu: "closed" }, { menuOpen: false }],
    [{ paper: "66.4" }, { paper: 66 }],
    [{ paper: "5" }, { paper: 30 }],
    [{ paper: "99" }, { paper: 75 }],
    [{ font: "huge", theme: 7, contrast: "", menu: null }, {}],
  ])("changes by %j alone", (fields, changed) => {
    expect(changedAppearance(defaultAppearance, appearanceChange(fields))).toEqual({
      ...defaultAppearance,
      ...changed,
    });
  });
});
