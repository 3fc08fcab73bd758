import { addressOf, type Party } from "../content/party";
import type { Piece } from "../drawing/sheet";
import { type Composer, isEmpty } from "./composer";
import type { Area } from "./entry";
import { partyLines } from "./party-block";
import { saying, slogan } from "./surroundings";

export type LetterheadForm = "left" | "right" | "centre" | "bar" | "logo" | "slogan" | "none";

/** What the owner of the paper is for its kind: the fields its name, address and tax number are values of. */
export type OwnerKeys = { name: string; address: string; taxNumber: string };

/** Draws the owner's name, address and numbers at the top and returns the bottom. */
export function letterhead(
  composer: Composer,
  owner: Party,
  keys: OwnerKeys,
  area: Area,
  y: number,
  form: LetterheadForm,
): number {
  if (form === "none") return y;
  if (form === "logo") return y + composer.choose("logo.height", [20, 40, 60]);
  if (form === "slogan") return slogan(composer, area, y);
  if (form === "bar") return bar(composer, owner, keys, area, y);
  const align = form;
  const x = form === "left" ? area.left : form === "right" ? area.right : (area.left + area.right) / 2;
  const scale = composer.choose("letterhead.scale", [1, 1.3, 1.6, 2, 2.4]);
  const [name = [], ...rest] = ownerLines(composer, owner, keys);
  let baseline = y + composer.style.size * scale;
  const fit = Math.min(
    1,
    (area.right - area.left) / Math.max(1, composer.sheet.measure(name, composer.font(scale, true))),
  );
  composer.sheet.text(
    x,
    baseline,
    name,
    composer.font(scale * fit, composer.chance("letterhead.bold", 0.8)),
    align,
  );
  baseline += composer.style.size * 0.35 * scale;
  for (const line of rest) {
    baseline += composer.lineHeight(composer.choose("letterhead.small", [1, 1, 0.9]));
    composer.sheet.text(
      x,
      baseline,
      line,
      composer.font(composer.choose("letterhead.small", [1, 1, 0.9])),
      align,
    );
  }
  return baseline + composer.style.size;
}

/** Name, address, then phone, mail and numbers as the vendor likes to show them. */
export function ownerLines(composer: Composer, owner: Party, keys: OwnerKeys): Piece[][] {
  const joined = composer.chance("letterhead.joined", 0.3);
  const lines = partyLines(composer, {
    label: "",
    name: owner.name,
    address: owner.address,
    nameKey: keys.name,
    addressKey: keys.address,
    after: [],
  });
  const [printed = [], ...rest] = lines;
  const name = composer.chance("letterhead.name-in-logo", 0.07) ? [] : printed;
  const address = composer.chance("letterhead.no-address", 0.06) ? [] : rest;
  return [
    name,
    ...(joined ? [between(address, ", ")] : address),
    ...contactLines(composer, owner, keys),
  ].filter((line, i) => i === 0 || !isEmpty(line));
}

/** Phone, fax, mail, web and registration numbers. */
function contactLines(composer: Composer, owner: Party, keys: OwnerKeys): Piece[][] {
  const shows = (name: string, probability: number) => composer.chance(`letterhead.${name}`, probability);
  const contacts: Piece[][] = [
    ...(shows("phone", 0.7) ? [[`${composer.beside(composer.label("phone"))} ${owner.phone}`]] : []),
    ...(shows("fax", 0.25) ? [[`${composer.beside(composer.label("fax"))} ${owner.fax}`]] : []),
    ...(shows("email", 0.5)
      ? [
          [
            shows("email-label", 0.5)
              ? `${composer.beside(composer.label("email"))} ${owner.email}`
              : owner.email,
          ],
        ]
      : []),
    ...(shows("web", 0.35) ? [[owner.web]] : []),
  ];
  const joined = shows("contacts-joined", 0.4)
    ? [between(contacts, composer.choose("contacts.gap", ["  ", " | ", "  •  ", " - "]))]
    : contacts;
  return [
    ...joined,
    ...(shows("tax-number", printsTaxNumber(owner)) ? [taxNumberLine(composer, owner, keys)] : []),
    ...otherIdLines(composer, owner),
    ...(shows("head-office", 0.05) ? [otherOffice(composer, owner, keys)] : []),
  ];
}

/** A second address in one line: as good a reading of the owner's address only where no other is printed. */
function otherOffice(composer: Composer, owner: Party, keys: OwnerKeys): Piece[] {
  const lines = addressOf(owner.country, composer.dice("head-office"));
  return [
    `${composer.beside(saying(composer, "headOffice"))} `,
    composer.value(`?${keys.address}`, lines.join(", ")),
  ];
}

/** American vendors seldom print their number, most others must. */
export function printsTaxNumber({ country }: Party): number {
  return country.code === "US" ? 0.2 : 0.82;
}

/** The owner's tax number with its label. */
export function taxNumberLine(composer: Composer, owner: Party, keys: OwnerKeys): Piece[] {
  const label = composer.choose("tax-number.label", owner.country.taxIdLabels);
  return [`${composer.beside(label)} `, composer.value(keys.taxNumber, owner.taxNumber)];
}

function otherIdLines(composer: Composer, owner: Party): Piece[][] {
  return owner.otherIds.map(({ label, value }) => [`${composer.beside(label)} ${value}`]);
}

/** Name in large letters and one small line with the rest, rules around it. */
function bar(composer: Composer, owner: Party, keys: OwnerKeys, area: Area, y: number): number {
  const [name = [], ...rest] = ownerLines(composer, owner, keys);
  const size = composer.choose("bar.scale", [1.4, 1.8, 2.2]);
  composer.sheet.text(area.left, y + composer.style.size * size, name, composer.font(size, true));
  let baseline = y + composer.style.size * size + composer.lineHeight();
  let line: Piece[] = [];
  const font = composer.font(0.85);
  const flush = () => {
    composer.sheet.text(area.left, baseline, line, font);
    baseline += composer.lineHeight(0.9);
    line = [];
  };
  for (const pieces of rest) {
    const longer: Piece[] =
      line.length === 0 ? pieces : [...line, composer.choose("bar.gap", [", ", " | ", " - "]), ...pieces];
    if (composer.sheet.measure(longer, font) > area.right - area.left && line.length > 0) {
      flush();
      line = pieces;
    } else line = longer;
  }
  if (line.length > 0) flush();
  composer.sheet.rule(
    area.left,
    baseline - composer.style.size * 0.5,
    area.right,
    baseline - composer.style.size * 0.5,
  );
  return baseline + composer.style.size * 0.4;
}

export function between(lines: Piece[][], separator: string): Piece[] {
  return lines.flatMap((line, i) => (i === 0 ? line : [separator, ...line]));
}
