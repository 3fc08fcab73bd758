import type { Piece } from "../drawing/sheet";
import { type TillLabel, tillLabels } from "../style/labels/till-labels";
import type { Composer } from "./composer";

/** The roll while it is printed: where the next line goes and how lines are set. */
export type Roll = {
  composer: Composer;
  label(name: TillLabel): string;
  spread(left: Piece | Piece[], right: Piece | Piece[], scale?: number, bold?: boolean): void;
  line(pieces: Piece | Piece[], align?: "left" | "centre", scale?: number, bold?: boolean): void;
  columns(cells: { at: number; pieces: Piece[]; right: boolean }[], bold?: boolean): void;
  dashes(): void;
  gap(lines: number): void;
};

/** A roll on the composer, empty. */
export function rollOf(composer: Composer): Roll {
  let y = composer.style.margin;
  const step = (scale = 1) => {
    y += composer.lineHeight(scale);
    return y;
  };
  return {
    composer,
    label: (name) =>
      composer
        .choose(`till.${name}`, tillLabels[composer.style.language][name])
        .replace("{tax}", composer.tax),
    spread(left, right, scale = 1, bold = false) {
      const baseline = step(scale);
      composer.sheet.text(composer.left, baseline, left, composer.font(scale, bold));
      composer.sheet.text(composer.right, baseline, right, composer.font(scale, bold), "right");
    },
    line(pieces, align = "left", scale = 1, bold = false) {
      composer.sheet.text(
        align === "left" ? composer.left : (composer.left + composer.right) / 2,
        step(scale),
        pieces,
        composer.font(scale, bold),
        align,
      );
    },
    columns(cells, bold = false) {
      const baseline = step();
      const width = composer.right - composer.left;
      for (const { at, pieces, right } of cells)
        composer.sheet.text(
          composer.left + at * width,
          baseline,
          pieces,
          composer.font(1, bold),
          right ? "right" : "left",
        );
    },
    dashes() {
      const form = composer.choose("roll.dashes", ["dashes", "rule", "blank", "stars", "equals"] as const);
      if (form === "blank") y += composer.lineHeight(0.5);
      else if (form === "rule") {
        y += composer.lineHeight(0.4);
        composer.sheet.rule(composer.left, y, composer.right, y);
        y += 2;
      } else {
        const sign = form === "dashes" ? "-" : form === "stars" ? "*" : "=";
        const count = Math.floor(
          (composer.right - composer.left) / composer.sheet.measure(sign, composer.font()),
        );
        composer.sheet.text(composer.left, step(), sign.repeat(count), composer.font());
      }
    },
    gap(lines) {
      y += composer.lineHeight(lines);
    },
  };
}
