import type { Composer } from "./composer";
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
export function infoBlock(
  composer: Composer,
  area: Area,
  y: number,
  entries: Entry[],
  form: InfoForm,
): number {
  return forms[form](composer, area, y, entries);
}

type Draw = (composer: Composer, area: Area, y: number, entries: Entry[]) => number;

/** Labels in one column, values left-aligned in the next. */
const pairs: Draw = (composer, area, y, entries) => {
  const labels = entries.map(({ label }) => composer.beside(label));
  const widest = Math.max(
    ...labels.map((label) => composer.sheet.measure(label, composer.font(1, composer.style.boldLabels))),
  );
  const at = area.left + widest + composer.choose("pairs.gap", [6, 8, 12, 18, 30]);
  return rows(composer, y, entries, (entry, baseline) => {
    composer.sheet.text(
      area.left,
      baseline,
      composer.beside(entry.label),
      composer.font(1, composer.style.boldLabels),
    );
    composer.sheet.text(at, baseline, entry.value, composer.font(1, composer.style.boldValues));
  });
};

/** Labels at the left edge or against the values, values at the right edge. */
const pairsRight: Draw = (composer, area, y, entries) => {
  const against = composer.chance("pairs.against", 0.4);
  const widest = Math.max(
    ...entries.map(({ value }) => composer.sheet.measure(value, composer.font(1, true))),
  );
  return rows(composer, y, entries, (entry, baseline) => {
    const label = composer.beside(entry.label);
    if (against)
      composer.sheet.text(
        area.right - widest - 10,
        baseline,
        label,
        composer.font(1, composer.style.boldLabels),
        "right",
      );
    else composer.sheet.text(area.left, baseline, label, composer.font(1, composer.style.boldLabels));
    composer.sheet.text(
      area.right,
      baseline,
      entry.value,
      composer.font(1, composer.style.boldValues),
      "right",
    );
  });
};

/** Label and value in one run of text. */
const tight: Draw = (composer, area, y, entries) => {
  const align = composer.choose("tight.align", ["left", "left", "right"] as const);
  const x = align === "left" ? area.left : area.right;
  return rows(composer, y, entries, (entry, baseline) => {
    composer.sheet.text(
      x,
      baseline,
      [`${composer.beside(entry.label)} `, ...entry.value],
      composer.font(),
      align,
    );
  });
};

/** A row of labels over a row of values, as many to a row as fit. */
const headerRow: Draw = (composer, area, y, entries) => {
  const font = composer.font(0.94, composer.style.boldLabels);
  const ruled = composer.choose("header-row.ruled", [true, true, false]);
  const centred = composer.chance("header-row.centred", 0.35);
  const fit = Math.max(1, Math.floor((area.right - area.left) / (composer.style.size * 8.2)));
  let top = y;
  for (let from = 0; from < entries.length; from += fit) {
    const row = entries.slice(from, from + fit);
    const step = (area.right - area.left) / row.length;
    const height = composer.lineHeight() + 5;
    row.forEach((entry, i) => {
      const x = area.left + i * step + (centred ? step / 2 : 4);
      const align = centred ? "centre" : "left";
      composer.sheet.text(x, top + composer.style.size + 2, entry.label, font, align);
      composer.sheet.text(
        x,
        top + height + composer.style.size + 2,
        entry.value,
        composer.font(1, composer.style.boldValues),
        align,
      );
      if (ruled) composer.sheet.box(area.left + i * step, top, area.left + (i + 1) * step, top + height * 2);
    });
    if (ruled) composer.sheet.rule(area.left, top + height, area.right, top + height);
    top += height * 2 + (ruled ? 0 : 4);
  }
  return top + 4;
};

/** Each label above its value, one below the other. */
const stacked: Draw = (composer, area, y, entries) => {
  let top = y;
  for (const entry of entries) {
    composer.sheet.text(
      area.left,
      top + composer.style.size,
      entry.label,
      composer.font(0.85, composer.style.boldLabels),
    );
    composer.sheet.text(
      area.left,
      top + composer.style.size + composer.lineHeight(),
      entry.value,
      composer.font(1, composer.style.boldValues),
    );
    top += composer.lineHeight() * 2 + 5;
  }
  return top;
};

/** Two columns of pairs. */
const columns: Draw = (composer, area, y, entries) => {
  const half = Math.ceil(entries.length / 2);
  const middle = (area.left + area.right) / 2;
  const first = pairs(composer, { left: area.left, right: middle - 10 }, y, entries.slice(0, half));
  if (entries.length === half) return first;
  return Math.max(first, pairs(composer, { left: middle + 10, right: area.right }, y, entries.slice(half)));
};

/** A table of two columns with a box around every cell. */
const boxedPairs: Draw = (composer, area, y, entries) => {
  const widest = Math.max(
    ...entries.map(({ label }) => composer.sheet.measure(composer.beside(label), composer.font(1, true))),
  );
  const wanted =
    area.left + (area.right - area.left) * composer.choose("boxed.split", [0.4, 0.45, 0.5, 0.55]);
  const split = Math.min(
    Math.max(wanted, area.left + widest + 8),
    area.left + (area.right - area.left) * 0.68,
  );
  const height = composer.lineHeight() + 4;
  const alignRight = composer.chance("boxed.right", 0.3);
  entries.forEach((entry, i) => {
    const top = y + i * height;
    composer.sheet.box(area.left, top, split, top + height);
    composer.sheet.box(split, top, area.right, top + height);
    composer.sheet.text(
      area.left + 4,
      top + composer.style.size + 2,
      composer.beside(entry.label),
      composer.font(1, composer.style.boldLabels),
    );
    const x = alignRight ? area.right - 4 : split + 4;
    composer.sheet.text(
      x,
      top + composer.style.size + 2,
      entry.value,
      composer.font(),
      alignRight ? "right" : "left",
    );
  });
  return y + entries.length * height + 4;
};

/** Label, dots or spaces, value, as typewriters and text printers line them up. */
const leader: Draw = (composer, area, y, entries) => {
  const width = Math.max(...entries.map(({ label }) => label.length)) + 1;
  const dots = composer.choose("leader.dots", [".", " ", "."]);
  return rows(composer, y, entries, (entry, baseline) => {
    const label = `${entry.label} ${dots.repeat(width - entry.label.length)}`;
    composer.sheet.text(
      area.left,
      baseline,
      [label.trimEnd(), dots === "." ? ".: " : " : ", ...entry.value],
      composer.font(),
    );
  });
};

/** Everything in one or two lines: "Invoice 123 · Date 1/2/2020". */
const sentence: Draw = (composer, area, y, entries) => {
  const gap = composer.choose("sentence.gap", ["   ", "  |  ", "    ", "  -  "]);
  let baseline = y + composer.style.size;
  let x = area.left;
  for (const entry of entries) {
    const pieces = [`${composer.beside(entry.label)} `, ...entry.value];
    const width = composer.sheet.measure([...pieces, gap], composer.font());
    if (x + width > area.right && x > area.left) {
      x = area.left;
      baseline += composer.lineHeight();
    }
    x += composer.sheet.text(x, baseline, [...pieces, gap], composer.font());
  }
  return baseline + composer.lineHeight() * 0.6;
};

function rows(
  composer: Composer,
  y: number,
  entries: Entry[],
  draw: (entry: Entry, baseline: number) => void,
): number {
  entries.forEach((entry, i) => {
    draw(entry, y + composer.style.size + i * composer.lineHeight());
  });
  return y + entries.length * composer.lineHeight() + 4;
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
