import type { Piece } from "../drawing/sheet";
import type { Composer } from "./composer";
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
  composer: Composer,
  area: Area,
  y: number,
  party: PrintedParty,
  form: "above" | "beside" | "boxed" | "bare" | "rows",
): number {
  if (form === "rows") return formRows(composer, area, y, party);
  const indent =
    form === "beside"
      ? Math.min(90, composer.sheet.measure(`${composer.beside(party.label)}  `, composer.font(1, true)))
      : form === "boxed"
        ? 5
        : 0;
  let baseline = y + composer.style.size + (form === "boxed" ? 4 : 0);
  if (form !== "bare" && party.label !== "") {
    composer.sheet.text(
      area.left + (form === "boxed" ? 5 : 0),
      baseline,
      form === "above" || form === "boxed" ? headed(composer, party.label) : composer.beside(party.label),
      composer.font(1, composer.chance("party.bold", 0.7)),
    );
    if (form !== "beside")
      baseline += composer.lineHeight() * composer.choose("party.gap", [1, 1, 1.15, 1.4]);
  }
  for (const line of [...(party.above ?? []), ...partyLines(composer, party)]) {
    for (const wrapped of fitted(composer, line, area.right - area.left - indent)) {
      composer.sheet.text(area.left + indent, baseline, wrapped, composer.font());
      baseline += composer.lineHeight();
    }
  }
  const bottom = baseline - composer.style.size * 0.5;
  if (form === "boxed") composer.sheet.box(area.left, y, area.right, bottom + 4);
  return bottom + 6;
}

/** A row for each fact, each with a label: the number first or second, name and address, then the rest. */
function formRows(composer: Composer, area: Area, y: number, party: PrintedParty): number {
  const [nameLine = [], ...address] = partyLines(composer, {
    ...party,
    between: [],
    after: [],
    number: undefined,
    taxNumber: undefined,
  });
  const name = { label: composer.label("name"), lines: [nameLine] };
  const [number, ...facts] = (party.facts ?? []).map(({ label, value }) => ({ label, lines: [value] }));
  const head = number
    ? composer.chance("form.number-first", 0.5)
      ? [number, name]
      : [name, number]
    : [name];
  const rows = [
    ...head,
    { label: composer.label("address"), lines: address },
    ...facts,
    ...(party.taxNumber
      ? [
          {
            label: party.taxNumber.label,
            lines: [[composer.value(party.taxNumber.key, party.taxNumber.value)]],
          },
        ]
      : []),
  ];
  let baseline = y + composer.style.size;
  if (party.label !== "") {
    composer.sheet.text(
      area.left,
      baseline,
      composer.chance("party.colon", 0.5) ? composer.beside(party.label) : party.label,
      composer.font(1, true),
    );
    baseline += composer.lineHeight();
  }
  const font = composer.font(1, composer.style.boldLabels);
  const widths = rows.map(({ label }) => composer.sheet.measure(`${composer.beside(label)}  `, font));
  const indent = Math.min(Math.max(60, ...widths), (area.right - area.left) * 0.5);
  for (const { label, lines } of rows) {
    composer.sheet.text(area.left, baseline, composer.beside(label), font);
    for (const line of lines.flatMap((whole) => fitted(composer, whole, area.right - area.left - indent))) {
      composer.sheet.text(area.left + indent, baseline, line, composer.font());
      baseline += composer.lineHeight();
    }
  }
  return baseline;
}

/** The lines of a party: name, address lines of one group, tax number, the rest. */
export function partyLines(composer: Composer, party: PrintedParty): Piece[][] {
  const capitals = composer.style.addressCapitals;
  const printed = (text: string) => (capitals ? text.toUpperCase() : text);
  const group = composer.sheet.newGroup();
  const value = party.address.map(printed).join(", ").replace(/,\s*,/g, ",");
  const address = party.address.map((line): Piece[] => [
    party.addressKey === undefined
      ? printed(line)
      : { text: printed(line), marks: [{ key: party.addressKey, value, group }] },
  ]);
  const name = printed(party.name);
  return [
    [party.nameKey === undefined ? name : composer.value(party.nameKey, name)],
    ...(party.between ?? []).map((line) => [line]),
    ...address,
    ...(party.taxNumber
      ? [
          [
            `${composer.beside(party.taxNumber.label)} `,
            composer.value(party.taxNumber.key, party.taxNumber.value),
          ],
        ]
      : []),
    ...(party.number ? [party.number] : []),
    ...party.after.map((line) => [line]),
  ];
}

function headed(composer: Composer, label: string): string {
  return composer.chance("party.colon", 0.4) ? composer.beside(label) : label;
}

/** A line that is too wide for its column is broken at a space, its marks kept on both halves. */
function fitted(composer: Composer, line: Piece[], width: number): Piece[][] {
  if (composer.sheet.measure(line, composer.font()) <= width || line.length !== 1) return [line];
  const [piece] = line;
  const text = typeof piece === "string" ? piece : (piece?.text ?? "");
  const cut = text.lastIndexOf(
    " ",
    Math.max(8, Math.floor((text.length * width) / composer.sheet.measure(line, composer.font()))),
  );
  if (cut <= 0) return [line];
  const part = (half: string): Piece[] => [
    typeof piece === "string" || piece === undefined ? half : { ...piece, text: half },
  ];
  return [part(text.slice(0, cut)), ...fitted(composer, part(text.slice(cut + 1)), width)];
}
