import type { Party } from "../content/party";
import type { Piece } from "../drawing/sheet";
import { type Desk, isEmpty } from "./desk";
import { between, type OwnerKeys, ownerLines, taxNumberLine } from "./letterhead";
import { partyLines } from "./party-block";
import type { TradePaper } from "./trade-paper";

type Plan = { foot: boolean; owner: "head" | "foot-columns" | "closing" };

/** What repeats on pages: page numbers, the head of later pages, the foot with the owner's details. */
export function pageFurniture(
  desk: Desk,
  { owner, ownerKeys, number, numberLabel }: TradePaper,
  plan: Plan,
): { nextPage: () => number; finish: () => void } {
  return {
    nextPage() {
      desk.sheet.turnPage();
      const top = desk.style.margin;
      if (!desk.chance("later.head", 0.6)) return top;
      const label = desk.label(numberLabel);
      desk.sheet.text(
        desk.left,
        top + desk.style.size,
        [desk.value(ownerKeys.name, owner.name)],
        desk.font(),
      );
      desk.sheet.text(
        desk.right,
        top + desk.style.size,
        `${desk.beside(label)} ${number}`,
        desk.font(),
        "right",
      );
      return top + desk.lineHeight() * 2;
    },
    finish() {
      const shows = desk.chance("page.number", desk.sheet.pages > 1 ? 0.85 : 0.3);
      for (let page = 1; page <= desk.sheet.pages; page += 1) {
        desk.sheet.page = page;
        if (plan.owner === "foot-columns") footColumns(desk, owner, ownerKeys);
        else if (plan.foot)
          foot(
            desk,
            ownerLines(desk, owner, ownerKeys),
            owner.country.code === "US" ? [] : [taxNumberLine(desk, owner, ownerKeys)],
            owner.bank.map(({ label, value }) => [`${desk.beside(label)} ${value}`]),
          );
        if (shows) pageNumber(desk, page);
      }
    },
  };
}

function pageNumber(desk: Desk, page: number): void {
  const text = desk.label("page", { n: String(page), m: String(desk.sheet.pages) });
  const align = desk.choose("page.align", ["left", "right", "centre"] as const);
  const x = align === "left" ? desk.left : align === "right" ? desk.right : (desk.left + desk.right) / 2;
  const top = desk.chance("page.top", 0.3);
  desk.sheet.text(
    x,
    top ? desk.style.margin * 0.5 : desk.sheet.height - desk.style.margin * 0.35,
    text,
    desk.font(0.85),
    align,
  );
}

/** Three or four small columns: company and street, contacts, register and tax number, bank. */
function footColumns(desk: Desk, owner: Party, keys: OwnerKeys): void {
  const font = desk.font(0.7);
  const [name = [], ...address] = partyLines(desk, {
    label: "",
    name: owner.name,
    address: owner.address,
    nameKey: keys.name,
    addressKey: keys.address,
    after: [],
  });
  const contacts: Piece[][] = [
    [`${desk.beside(desk.label("phone"))} ${owner.phone}`],
    [owner.email],
    [owner.web],
  ];
  const register: Piece[][] = [
    ...owner.otherIds.map(({ label, value }): Piece[] => [`${desk.beside(label)} ${value}`]),
    ...(owner.country.code === "US" ? [] : [taxNumberLine(desk, owner, keys)]),
  ];
  const bank = owner.bank.map(({ label, value }): Piece[] => [`${desk.beside(label)} ${value}`]);
  const groups = [[name, ...address], contacts, register, bank].filter((group) => group.length > 0);
  const step = (desk.right - desk.left) / groups.length;
  const height = font.size * 1.25;
  const top =
    desk.sheet.height -
    desk.style.margin * 0.6 -
    (Math.max(...groups.map(({ length }) => length)) - 1) * height;
  desk.sheet.rule(desk.left, top - font.size * 1.2, desk.right, top - font.size * 1.2, 0.4);
  groups.forEach((group, i) => {
    group.forEach((line, n) => {
      const fit = Math.min(1, (step - 6) / Math.max(1, desk.sheet.measure(line, font)));
      desk.sheet.text(desk.left + i * step, top + n * height, line, desk.font(0.7 * fit));
    });
  });
}

/** Small print at the bottom: in columns as German paper has it, or in centred lines. */
function foot(desk: Desk, owner: Piece[][], tax: Piece[][], bank: Piece[][]): void {
  const font = desk.font(0.72);
  const height = font.size * 1.25;
  const hasTax = owner.some((line) =>
    line.some(
      (piece) => typeof piece !== "string" && piece.marks.some(({ key }) => key.endsWith("TaxNumber")),
    ),
  );
  const lines = (hasTax ? owner : [...owner, ...tax]).filter((line) => !isEmpty(line));
  const bottom = desk.sheet.height - desk.style.margin * 0.6;
  if (desk.chance("foot.columns", 0.5)) {
    const groups = [lines.slice(0, 4), lines.slice(4), bank].filter((group) => group.length > 0);
    const step = (desk.right - desk.left) / groups.length;
    const top = bottom - 4 * height;
    desk.sheet.rule(desk.left, top - font.size * 1.2, desk.right, top - font.size * 1.2, 0.4);
    groups.forEach((group, i) => {
      group.slice(0, 5).forEach((line, n) => {
        desk.sheet.text(desk.left + i * step, top + n * height, line, font);
      });
    });
    return;
  }
  const rows = packed(desk, [...lines, ...bank], desk.choose("foot.gap", [" | ", " - ", "  ", " • "]));
  rows.slice(0, 4).forEach((line, n) => {
    desk.sheet.text(
      (desk.left + desk.right) / 2,
      bottom - (Math.min(rows.length, 4) - 1 - n) * height,
      line,
      font,
      "centre",
    );
  });
}

/** As many pieces to a line as fit. */
function packed(desk: Desk, lines: Piece[][], gap: string): Piece[][] {
  const rows: Piece[][] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    const longer = last ? between([last, line], gap) : line;
    if (last && desk.sheet.measure(longer, desk.font(0.72)) <= desk.right - desk.left)
      rows[rows.length - 1] = longer;
    else rows.push(line);
  }
  return rows;
}
