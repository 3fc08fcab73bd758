import type { Piece } from "../drawing/sheet";
import { type TillLabel, tillLabels } from "../style/labels/till-labels";
import type { Desk } from "./desk";

/** The roll while it is printed: where the next line goes and how lines are set. */
export type Roll = {
  desk: Desk;
  label(name: TillLabel): string;
  spread(left: Piece | Piece[], right: Piece | Piece[], scale?: number, bold?: boolean): void;
  line(pieces: Piece | Piece[], align?: "left" | "centre", scale?: number, bold?: boolean): void;
  columns(cells: { at: number; pieces: Piece[]; right: boolean }[], bold?: boolean): void;
  dashes(): void;
  gap(lines: number): void;
};

/** A roll on the desk, empty. */
export function rollOf(desk: Desk): Roll {
  let y = desk.style.margin;
  const step = (scale = 1) => {
    y += desk.lineHeight(scale);
    return y;
  };
  return {
    desk,
    label: (name) =>
      desk.choose(`till.${name}`, tillLabels[desk.style.language][name]).replace("{tax}", desk.tax),
    spread(left, right, scale = 1, bold = false) {
      const baseline = step(scale);
      desk.sheet.text(desk.left, baseline, left, desk.font(scale, bold));
      desk.sheet.text(desk.right, baseline, right, desk.font(scale, bold), "right");
    },
    line(pieces, align = "left", scale = 1, bold = false) {
      desk.sheet.text(
        align === "left" ? desk.left : (desk.left + desk.right) / 2,
        step(scale),
        pieces,
        desk.font(scale, bold),
        align,
      );
    },
    columns(cells, bold = false) {
      const baseline = step();
      const width = desk.right - desk.left;
      for (const { at, pieces, right } of cells)
        desk.sheet.text(
          desk.left + at * width,
          baseline,
          pieces,
          desk.font(1, bold),
          right ? "right" : "left",
        );
    },
    dashes() {
      const form = desk.choose("roll.dashes", ["dashes", "rule", "blank", "stars", "equals"] as const);
      if (form === "blank") y += desk.lineHeight(0.5);
      else if (form === "rule") {
        y += desk.lineHeight(0.4);
        desk.sheet.rule(desk.left, y, desk.right, y);
        y += 2;
      } else {
        const sign = form === "dashes" ? "-" : form === "stars" ? "*" : "=";
        const count = Math.floor((desk.right - desk.left) / desk.sheet.measure(sign, desk.font()));
        desk.sheet.text(desk.left, step(), sign.repeat(count), desk.font());
      }
    },
    gap(lines) {
      y += desk.lineHeight(lines);
    },
  };
}
