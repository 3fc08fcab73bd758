import type { Piece } from "../drawing/sheet";
import type { Desk } from "./desk";
import type { Area, Entry } from "./entry";

/** A party to be printed and the keys of the fields that its parts are. An undefined key leaves a part unmarked. */
export type PrintedParty = {
  label: string;
  name: string;
  address: string[];
  nameKey: string | undefined;
  addressKey: string | undefined;
  taxNumber?: { label: string; value: string; key: string } | undefined;
  /** Lines above the name, part of nothing: a title, a person, the customer's number. */
  above?: Piece[][];
  /** Lines between name and address, part of neither. */
  between?: string[];
  /** The customer's number below the address. */
  number?: Piece[] | undefined;
  /** Further rows where the party is printed as a form. */
  facts?: Entry[];
  /** Lines after the address that belong to nobody's fields: phone, contact. */
  after: string[];
};

/** Draws a party from `y` (top) and returns the bottom. */
export function partyBlock(
  desk: Desk,
  area: Area,
  y: number,
  party: PrintedParty,
  form: "above" | "beside" | "boxed" | "bare" | "rows",
): number {
  if (form === "rows") return formRows(desk, area, y, party);
  const indent =
    form === "beside"
      ? Math.min(90, desk.sheet.measure(`${desk.beside(party.label)}  `, desk.font(1, true)))
      : form === "boxed"
        ? 5
        : 0;
  let baseline = y + desk.style.size + (form === "boxed" ? 4 : 0);
  if (form !== "bare" && party.label !== "") {
    desk.sheet.text(
      area.left + (form === "boxed" ? 5 : 0),
      baseline,
      form === "above" || form === "boxed" ? headed(desk, party.label) : desk.beside(party.label),
      desk.font(1, desk.chance("party.bold", 0.7)),
    );
    if (form !== "beside") baseline += desk.lineHeight() * desk.choose("party.gap", [1, 1, 1.15, 1.4]);
  }
  for (const line of [...(party.above ?? []), ...partyLines(desk, party)]) {
    for (const wrapped of fitted(desk, line, area.right - area.left - indent)) {
      desk.sheet.text(area.left + indent, baseline, wrapped, desk.font());
      baseline += desk.lineHeight();
    }
  }
  const bottom = baseline - desk.style.size * 0.5;
  if (form === "boxed") desk.sheet.box(area.left, y, area.right, bottom + 4);
  return bottom + 6;
}

/** A row for each fact, each with a label: the number first or second, name and address, then the rest. */
function formRows(desk: Desk, area: Area, y: number, party: PrintedParty): number {
  const [nameLine = [], ...address] = partyLines(desk, {
    ...party,
    between: [],
    after: [],
    number: undefined,
    taxNumber: undefined,
  });
  const name = { label: desk.label("name"), lines: [nameLine] };
  const [number, ...facts] = (party.facts ?? []).map(({ label, value }) => ({ label, lines: [value] }));
  const head = number ? (desk.chance("form.number-first", 0.5) ? [number, name] : [name, number]) : [name];
  const rows = [
    ...head,
    { label: desk.label("address"), lines: address },
    ...facts,
    ...(party.taxNumber
      ? [{ label: party.taxNumber.label, lines: [[desk.value(party.taxNumber.key, party.taxNumber.value)]] }]
      : []),
  ];
  let baseline = y + desk.style.size;
  if (party.label !== "") {
    desk.sheet.text(
      area.left,
      baseline,
      desk.chance("party.colon", 0.5) ? desk.beside(party.label) : party.label,
      desk.font(1, true),
    );
    baseline += desk.lineHeight();
  }
  const font = desk.font(1, desk.style.boldLabels);
  const widths = rows.map(({ label }) => desk.sheet.measure(`${desk.beside(label)}  `, font));
  const indent = Math.min(Math.max(60, ...widths), (area.right - area.left) * 0.5);
  for (const { label, lines } of rows) {
    desk.sheet.text(area.left, baseline, desk.beside(label), font);
    for (const line of lines.flatMap((whole) => fitted(desk, whole, area.right - area.left - indent))) {
      desk.sheet.text(area.left + indent, baseline, line, desk.font());
      baseline += desk.lineHeight();
    }
  }
  return baseline;
}

/** The lines of a party: name, address lines of one group, tax number, the rest. */
export function partyLines(desk: Desk, party: PrintedParty): Piece[][] {
  const capitals = desk.style.addressCapitals;
  const printed = (text: string) => (capitals ? text.toUpperCase() : text);
  const group = desk.sheet.newGroup();
  const value = party.address.map(printed).join(", ").replace(/,\s*,/g, ",");
  const address = party.address.map((line): Piece[] => [
    party.addressKey === undefined
      ? printed(line)
      : { text: printed(line), marks: [{ key: party.addressKey, value, group }] },
  ]);
  const name = printed(party.name);
  return [
    [party.nameKey === undefined ? name : desk.value(party.nameKey, name)],
    ...(party.between ?? []).map((line) => [line]),
    ...address,
    ...(party.taxNumber
      ? [[`${desk.beside(party.taxNumber.label)} `, desk.value(party.taxNumber.key, party.taxNumber.value)]]
      : []),
    ...(party.number ? [party.number] : []),
    ...party.after.map((line) => [line]),
  ];
}

function headed(desk: Desk, label: string): string {
  return desk.chance("party.colon", 0.4) ? desk.beside(label) : label;
}

/** A line that is too wide for its column is broken at a space, its marks kept on both halves. */
function fitted(desk: Desk, line: Piece[], width: number): Piece[][] {
  if (desk.sheet.measure(line, desk.font()) <= width || line.length !== 1) return [line];
  const [piece] = line;
  const text = typeof piece === "string" ? piece : (piece?.text ?? "");
  const cut = text.lastIndexOf(
    " ",
    Math.max(8, Math.floor((text.length * width) / desk.sheet.measure(line, desk.font()))),
  );
  if (cut <= 0) return [line];
  const part = (half: string): Piece[] => [
    typeof piece === "string" || piece === undefined ? half : { ...piece, text: half },
  ];
  return [part(text.slice(0, cut)), ...fitted(desk, part(text.slice(cut + 1)), width)];
}
