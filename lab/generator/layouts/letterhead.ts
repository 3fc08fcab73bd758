import { addressOf, type Party } from "../content/party";
import type { Piece } from "../drawing/sheet";
import { type Desk, isEmpty } from "./desk";
import type { Area } from "./entry";
import { partyLines } from "./party-block";
import { saying, slogan } from "./surroundings";

export type LetterheadForm = "left" | "right" | "centre" | "bar" | "logo" | "slogan" | "none";

/** What the owner of the paper is for its kind: the fields its name, address and tax number are values of. */
export type OwnerKeys = { name: string; address: string; taxNumber: string };

/** Draws the owner's name, address and numbers at the top and returns the bottom. */
export function letterhead(
  desk: Desk,
  owner: Party,
  keys: OwnerKeys,
  area: Area,
  y: number,
  form: LetterheadForm,
): number {
  if (form === "none") return y;
  if (form === "logo") return y + desk.choose("logo.height", [20, 40, 60]);
  if (form === "slogan") return slogan(desk, area, y);
  if (form === "bar") return bar(desk, owner, keys, area, y);
  const align = form;
  const x = form === "left" ? area.left : form === "right" ? area.right : (area.left + area.right) / 2;
  const scale = desk.choose("letterhead.scale", [1, 1.3, 1.6, 2, 2.4]);
  const [name = [], ...rest] = ownerLines(desk, owner, keys);
  let baseline = y + desk.style.size * scale;
  const fit = Math.min(
    1,
    (area.right - area.left) / Math.max(1, desk.sheet.measure(name, desk.font(scale, true))),
  );
  desk.sheet.text(x, baseline, name, desk.font(scale * fit, desk.chance("letterhead.bold", 0.8)), align);
  baseline += desk.style.size * 0.35 * scale;
  for (const line of rest) {
    baseline += desk.lineHeight(desk.choose("letterhead.small", [1, 1, 0.9]));
    desk.sheet.text(x, baseline, line, desk.font(desk.choose("letterhead.small", [1, 1, 0.9])), align);
  }
  return baseline + desk.style.size;
}

/** Name, address, then phone, mail and numbers as the vendor likes to show them. */
export function ownerLines(desk: Desk, owner: Party, keys: OwnerKeys): Piece[][] {
  const joined = desk.chance("letterhead.joined", 0.3);
  const lines = partyLines(desk, {
    label: "",
    name: owner.name,
    address: owner.address,
    nameKey: keys.name,
    addressKey: keys.address,
    after: [],
  });
  const [printed = [], ...rest] = lines;
  const name = desk.chance("letterhead.name-in-logo", 0.07) ? [] : printed;
  const address = desk.chance("letterhead.no-address", 0.06) ? [] : rest;
  return [name, ...(joined ? [between(address, ", ")] : address), ...contactLines(desk, owner, keys)].filter(
    (line, i) => i === 0 || !isEmpty(line),
  );
}

/** Phone, fax, mail, web and registration numbers. */
function contactLines(desk: Desk, owner: Party, keys: OwnerKeys): Piece[][] {
  const shows = (name: string, probability: number) => desk.chance(`letterhead.${name}`, probability);
  const contacts: Piece[][] = [
    ...(shows("phone", 0.7) ? [[`${desk.beside(desk.label("phone"))} ${owner.phone}`]] : []),
    ...(shows("fax", 0.25) ? [[`${desk.beside(desk.label("fax"))} ${owner.fax}`]] : []),
    ...(shows("email", 0.5)
      ? [[shows("email-label", 0.5) ? `${desk.beside(desk.label("email"))} ${owner.email}` : owner.email]]
      : []),
    ...(shows("web", 0.35) ? [[owner.web]] : []),
  ];
  const joined = shows("contacts-joined", 0.4)
    ? [between(contacts, desk.choose("contacts.gap", ["  ", " | ", "  •  ", " - "]))]
    : contacts;
  return [
    ...joined,
    ...(shows("tax-number", printsTaxNumber(owner)) ? [taxNumberLine(desk, owner, keys)] : []),
    ...otherIdLines(desk, owner),
    ...(shows("head-office", 0.05) ? [otherOffice(desk, owner, keys)] : []),
  ];
}

/** A second address in one line: as good a reading of the owner's address only where no other is printed. */
function otherOffice(desk: Desk, owner: Party, keys: OwnerKeys): Piece[] {
  const lines = addressOf(owner.country, desk.dice("head-office"));
  return [`${desk.beside(saying(desk, "headOffice"))} `, desk.value(`?${keys.address}`, lines.join(", "))];
}

/** American vendors seldom print their number, most others must. */
export function printsTaxNumber({ country }: Party): number {
  return country.code === "US" ? 0.2 : 0.82;
}

/** The owner's tax number with its label. */
export function taxNumberLine(desk: Desk, owner: Party, keys: OwnerKeys): Piece[] {
  const label = desk.choose("tax-number.label", owner.country.taxIdLabels);
  return [`${desk.beside(label)} `, desk.value(keys.taxNumber, owner.taxNumber)];
}

function otherIdLines(desk: Desk, owner: Party): Piece[][] {
  return owner.otherIds.map(({ label, value }) => [`${desk.beside(label)} ${value}`]);
}

/** Name in large letters and one small line with the rest, rules around it. */
function bar(desk: Desk, owner: Party, keys: OwnerKeys, area: Area, y: number): number {
  const [name = [], ...rest] = ownerLines(desk, owner, keys);
  const size = desk.choose("bar.scale", [1.4, 1.8, 2.2]);
  desk.sheet.text(area.left, y + desk.style.size * size, name, desk.font(size, true));
  let baseline = y + desk.style.size * size + desk.lineHeight();
  let line: Piece[] = [];
  const font = desk.font(0.85);
  const flush = () => {
    desk.sheet.text(area.left, baseline, line, font);
    baseline += desk.lineHeight(0.9);
    line = [];
  };
  for (const pieces of rest) {
    const longer: Piece[] =
      line.length === 0 ? pieces : [...line, desk.choose("bar.gap", [", ", " | ", " - "]), ...pieces];
    if (desk.sheet.measure(longer, font) > area.right - area.left && line.length > 0) {
      flush();
      line = pieces;
    } else line = longer;
  }
  if (line.length > 0) flush();
  desk.sheet.rule(area.left, baseline - desk.style.size * 0.5, area.right, baseline - desk.style.size * 0.5);
  return baseline + desk.style.size * 0.4;
}

export function between(lines: Piece[][], separator: string): Piece[] {
  return lines.flatMap((line, i) => (i === 0 ? line : [separator, ...line]));
}
