import type { Party } from "../content/party";
import type { Piece } from "../drawing/sheet";
import { type Composer, isEmpty } from "./composer";
import { between, type OwnerKeys, ownerLines, taxNumberLine } from "./letterhead";
import { partyLines } from "./party-block";
import type { TradePaper } from "./trade-paper";

type Plan = { foot: boolean; owner: "head" | "foot-columns" | "closing" };

/** What repeats on pages: page numbers, the head of later pages, the foot with the owner's details. */
export function pageFurniture(
  composer: Composer,
  { owner, ownerKeys, number, numberLabel }: TradePaper,
  plan: Plan,
): { nextPage: () => number; finish: () => void } {
  return {
    nextPage() {
      composer.sheet.turnPage();
      const top = composer.style.margin;
      if (!composer.chance("later.head", 0.6)) return top;
      const label = composer.label(numberLabel);
      composer.sheet.text(
        composer.left,
        top + composer.style.size,
        [composer.value(ownerKeys.name, owner.name)],
        composer.font(),
      );
      composer.sheet.text(
        composer.right,
        top + composer.style.size,
        `${composer.beside(label)} ${number}`,
        composer.font(),
        "right",
      );
      return top + composer.lineHeight() * 2;
    },
    finish() {
      const shows = composer.chance("page.number", composer.sheet.pages > 1 ? 0.85 : 0.3);
      for (let page = 1; page <= composer.sheet.pages; page += 1) {
        composer.sheet.page = page;
        if (plan.owner === "foot-columns") footColumns(composer, owner, ownerKeys);
        else if (plan.foot)
          foot(
            composer,
            ownerLines(composer, owner, ownerKeys),
            owner.country.code === "US" ? [] : [taxNumberLine(composer, owner, ownerKeys)],
            owner.bank.map(({ label, value }) => [`${composer.beside(label)} ${value}`]),
          );
        if (shows) pageNumber(composer, page);
      }
    },
  };
}

function pageNumber(composer: Composer, page: number): void {
  const text = composer.label("page", { n: String(page), m: String(composer.sheet.pages) });
  const align = composer.choose("page.align", ["left", "right", "centre"] as const);
  const x =
    align === "left"
      ? composer.left
      : align === "right"
        ? composer.right
        : (composer.left + composer.right) / 2;
  const top = composer.chance("page.top", 0.3);
  composer.sheet.text(
    x,
    top ? composer.style.margin * 0.5 : composer.sheet.height - composer.style.margin * 0.35,
    text,
    composer.font(0.85),
    align,
  );
}

/** Three or four small columns: company and street, contacts, register and tax number, bank. */
function footColumns(composer: Composer, owner: Party, keys: OwnerKeys): void {
  const font = composer.font(0.7);
  const [name = [], ...address] = partyLines(composer, {
    label: "",
    name: owner.name,
    address: owner.address,
    nameKey: keys.name,
    addressKey: keys.address,
    after: [],
  });
  const contacts: Piece[][] = [
    [`${composer.beside(composer.label("phone"))} ${owner.phone}`],
    [owner.email],
    [owner.web],
  ];
  const register: Piece[][] = [
    ...owner.otherIds.map(({ label, value }): Piece[] => [`${composer.beside(label)} ${value}`]),
    ...(owner.country.code === "US" ? [] : [taxNumberLine(composer, owner, keys)]),
  ];
  const bank = owner.bank.map(({ label, value }): Piece[] => [`${composer.beside(label)} ${value}`]);
  const groups = [[name, ...address], contacts, register, bank].filter((group) => group.length > 0);
  const step = (composer.right - composer.left) / groups.length;
  const height = font.size * 1.25;
  const top =
    composer.sheet.height -
    composer.style.margin * 0.6 -
    (Math.max(...groups.map(({ length }) => length)) - 1) * height;
  composer.sheet.rule(composer.left, top - font.size * 1.2, composer.right, top - font.size * 1.2, 0.4);
  groups.forEach((group, i) => {
    group.forEach((line, n) => {
      const fit = Math.min(1, (step - 6) / Math.max(1, composer.sheet.measure(line, font)));
      composer.sheet.text(composer.left + i * step, top + n * height, line, composer.font(0.7 * fit));
    });
  });
}

/** Small print at the bottom: in columns as German paper has it, or in centred lines. */
function foot(composer: Composer, owner: Piece[][], tax: Piece[][], bank: Piece[][]): void {
  const font = composer.font(0.72);
  const height = font.size * 1.25;
  const hasTax = owner.some((line) =>
    line.some(
      (piece) => typeof piece !== "string" && piece.marks.some(({ key }) => key.endsWith("TaxNumber")),
    ),
  );
  const lines = (hasTax ? owner : [...owner, ...tax]).filter((line) => !isEmpty(line));
  const bottom = composer.sheet.height - composer.style.margin * 0.6;
  if (composer.chance("foot.columns", 0.5)) {
    const groups = [lines.slice(0, 4), lines.slice(4), bank].filter((group) => group.length > 0);
    const step = (composer.right - composer.left) / groups.length;
    const top = bottom - 4 * height;
    composer.sheet.rule(composer.left, top - font.size * 1.2, composer.right, top - font.size * 1.2, 0.4);
    groups.forEach((group, i) => {
      group.slice(0, 5).forEach((line, n) => {
        composer.sheet.text(composer.left + i * step, top + n * height, line, font);
      });
    });
    return;
  }
  const rows = packed(
    composer,
    [...lines, ...bank],
    composer.choose("foot.gap", [" | ", " - ", "  ", " • "]),
  );
  rows.slice(0, 4).forEach((line, n) => {
    composer.sheet.text(
      (composer.left + composer.right) / 2,
      bottom - (Math.min(rows.length, 4) - 1 - n) * height,
      line,
      font,
      "centre",
    );
  });
}

/** As many pieces to a line as fit. */
function packed(composer: Composer, lines: Piece[][], gap: string): Piece[][] {
  const rows: Piece[][] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    const longer = last ? between([last, line], gap) : line;
    if (last && composer.sheet.measure(longer, composer.font(0.72)) <= composer.right - composer.left)
      rows[rows.length - 1] = longer;
    else rows.push(line);
  }
  return rows;
}
