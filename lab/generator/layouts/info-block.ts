import type { Desk } from "./desk";
import type { Area, Entry } from "./entry";

export type InfoForm =
  | "pairs"
  | "pairs-right"
  | "tight"
  | "header-row"
  | "stacked"
  | "columns"
  | "boxed-pairs"
  | "leader"
  | "sentence";

/** Draws labels and values in one of the usual forms from `y` (top) and returns the bottom. */
export function infoBlock(desk: Desk, area: Area, y: number, entries: Entry[], form: InfoForm): number {
  return forms[form](desk, area, y, entries);
}

type Draw = (desk: Desk, area: Area, y: number, entries: Entry[]) => number;

/** Labels in one column, values left-aligned in the next. */
const pairs: Draw = (desk, area, y, entries) => {
  const labels = entries.map(({ label }) => desk.beside(label));
  const widest = Math.max(
    ...labels.map((label) => desk.sheet.measure(label, desk.font(1, desk.style.boldLabels))),
  );
  const at = area.left + widest + desk.choose("pairs.gap", [6, 8, 12, 18, 30]);
  return rows(desk, y, entries, (entry, baseline) => {
    desk.sheet.text(area.left, baseline, desk.beside(entry.label), desk.font(1, desk.style.boldLabels));
    desk.sheet.text(at, baseline, entry.value, desk.font(1, desk.style.boldValues));
  });
};

/** Labels at the left edge or against the values, values at the right edge. */
const pairsRight: Draw = (desk, area, y, entries) => {
  const against = desk.chance("pairs.against", 0.4);
  const widest = Math.max(...entries.map(({ value }) => desk.sheet.measure(value, desk.font(1, true))));
  return rows(desk, y, entries, (entry, baseline) => {
    const label = desk.beside(entry.label);
    if (against)
      desk.sheet.text(
        area.right - widest - 10,
        baseline,
        label,
        desk.font(1, desk.style.boldLabels),
        "right",
      );
    else desk.sheet.text(area.left, baseline, label, desk.font(1, desk.style.boldLabels));
    desk.sheet.text(area.right, baseline, entry.value, desk.font(1, desk.style.boldValues), "right");
  });
};

/** Label and value in one run of text. */
const tight: Draw = (desk, area, y, entries) => {
  const align = desk.choose("tight.align", ["left", "left", "right"] as const);
  const x = align === "left" ? area.left : area.right;
  return rows(desk, y, entries, (entry, baseline) => {
    desk.sheet.text(x, baseline, [`${desk.beside(entry.label)} `, ...entry.value], desk.font(), align);
  });
};

/** A row of labels over a row of values, as many to a row as fit. */
const headerRow: Draw = (desk, area, y, entries) => {
  const font = desk.font(0.94, desk.style.boldLabels);
  const ruled = desk.choose("header-row.ruled", [true, true, false]);
  const centred = desk.chance("header-row.centred", 0.35);
  const fit = Math.max(1, Math.floor((area.right - area.left) / (desk.style.size * 8.2)));
  let top = y;
  for (let from = 0; from < entries.length; from += fit) {
    const row = entries.slice(from, from + fit);
    const step = (area.right - area.left) / row.length;
    const height = desk.lineHeight() + 5;
    row.forEach((entry, i) => {
      const x = area.left + i * step + (centred ? step / 2 : 4);
      const align = centred ? "centre" : "left";
      desk.sheet.text(x, top + desk.style.size + 2, entry.label, font, align);
      desk.sheet.text(
        x,
        top + height + desk.style.size + 2,
        entry.value,
        desk.font(1, desk.style.boldValues),
        align,
      );
      if (ruled) desk.sheet.box(area.left + i * step, top, area.left + (i + 1) * step, top + height * 2);
    });
    if (ruled) desk.sheet.rule(area.left, top + height, area.right, top + height);
    top += height * 2 + (ruled ? 0 : 4);
  }
  return top + 4;
};

/** Each label above its value, one below the other. */
const stacked: Draw = (desk, area, y, entries) => {
  let top = y;
  for (const entry of entries) {
    desk.sheet.text(area.left, top + desk.style.size, entry.label, desk.font(0.85, desk.style.boldLabels));
    desk.sheet.text(
      area.left,
      top + desk.style.size + desk.lineHeight(),
      entry.value,
      desk.font(1, desk.style.boldValues),
    );
    top += desk.lineHeight() * 2 + 5;
  }
  return top;
};

/** Two columns of pairs. */
const columns: Draw = (desk, area, y, entries) => {
  const half = Math.ceil(entries.length / 2);
  const middle = (area.left + area.right) / 2;
  const first = pairs(desk, { left: area.left, right: middle - 10 }, y, entries.slice(0, half));
  if (entries.length === half) return first;
  return Math.max(first, pairs(desk, { left: middle + 10, right: area.right }, y, entries.slice(half)));
};

/** A table of two columns with a box around every cell. */
const boxedPairs: Draw = (desk, area, y, entries) => {
  const widest = Math.max(
    ...entries.map(({ label }) => desk.sheet.measure(desk.beside(label), desk.font(1, true))),
  );
  const wanted = area.left + (area.right - area.left) * desk.choose("boxed.split", [0.4, 0.45, 0.5, 0.55]);
  const split = Math.min(
    Math.max(wanted, area.left + widest + 8),
    area.left + (area.right - area.left) * 0.68,
  );
  const height = desk.lineHeight() + 4;
  const alignRight = desk.chance("boxed.right", 0.3);
  entries.forEach((entry, i) => {
    const top = y + i * height;
    desk.sheet.box(area.left, top, split, top + height);
    desk.sheet.box(split, top, area.right, top + height);
    desk.sheet.text(
      area.left + 4,
      top + desk.style.size + 2,
      desk.beside(entry.label),
      desk.font(1, desk.style.boldLabels),
    );
    const x = alignRight ? area.right - 4 : split + 4;
    desk.sheet.text(x, top + desk.style.size + 2, entry.value, desk.font(), alignRight ? "right" : "left");
  });
  return y + entries.length * height + 4;
};

/** Label, dots or spaces, value, as typewriters and text printers line them up. */
const leader: Draw = (desk, area, y, entries) => {
  const width = Math.max(...entries.map(({ label }) => label.length)) + 1;
  const dots = desk.choose("leader.dots", [".", " ", "."]);
  return rows(desk, y, entries, (entry, baseline) => {
    const label = `${entry.label} ${dots.repeat(width - entry.label.length)}`;
    desk.sheet.text(
      area.left,
      baseline,
      [label.trimEnd(), dots === "." ? ".: " : " : ", ...entry.value],
      desk.font(),
    );
  });
};

/** Everything in one or two lines: "Invoice 123 · Date 1/2/2020". */
const sentence: Draw = (desk, area, y, entries) => {
  const gap = desk.choose("sentence.gap", ["   ", "  |  ", "    ", "  -  "]);
  let baseline = y + desk.style.size;
  let x = area.left;
  for (const entry of entries) {
    const pieces = [`${desk.beside(entry.label)} `, ...entry.value];
    const width = desk.sheet.measure([...pieces, gap], desk.font());
    if (x + width > area.right && x > area.left) {
      x = area.left;
      baseline += desk.lineHeight();
    }
    x += desk.sheet.text(x, baseline, [...pieces, gap], desk.font());
  }
  return baseline + desk.lineHeight() * 0.6;
};

function rows(
  desk: Desk,
  y: number,
  entries: Entry[],
  draw: (entry: Entry, baseline: number) => void,
): number {
  entries.forEach((entry, i) => {
    draw(entry, y + desk.style.size + i * desk.lineHeight());
  });
  return y + entries.length * desk.lineHeight() + 4;
}

const forms: Record<InfoForm, Draw> = {
  pairs,
  "pairs-right": pairsRight,
  tight,
  "header-row": headerRow,
  stacked,
  columns,
  "boxed-pairs": boxedPairs,
  leader,
  sentence,
};
