import { addressOf, type Party } from "../content/party";
import type { Piece } from "../drawing/sheet";
import { type Saying, sayings } from "../style/labels/sayings";
import type { Desk } from "./desk";
import type { Area } from "./entry";
import { wrapped } from "./item-table";

/** A slogan in the place where the owner's name is looked for. */
export function slogan(desk: Desk, area: Area, y: number): number {
  const align = desk.choose("slogan.align", ["left", "right", "centre"] as const);
  const x = align === "left" ? area.left : align === "right" ? area.right : (area.left + area.right) / 2;
  const scale = desk.choose("slogan.scale", [1, 1.3, 1.8]);
  const text = saying(desk, "slogan");
  const fit = Math.min(1, (area.right - area.left) / desk.sheet.measure(text, desk.font(scale, true)));
  desk.sheet.text(
    x,
    y + desk.style.size * scale,
    text,
    desk.font(scale * fit, desk.chance("slogan.bold", 0.5)),
    align,
  );
  return y + desk.style.size * scale * 1.6 + desk.choose("slogan.gap", [4, 20, 40]);
}

/** A heading with a sentence, or with an address that is nobody's field; a few vendors have one between their facts. */
export function aside(desk: Desk, owner: Party, place: "top" | "middle", y: number): number {
  if (!desk.chance(`aside.${place}`, place === "top" ? 0.05 : 0.1)) return y;
  const width = (desk.right - desk.left) * 0.6;
  let baseline = y + desk.style.size;
  const row = (text: string, scale: number, bold: boolean) => {
    desk.sheet.text(desk.left, baseline, text, desk.font(scale, bold));
    baseline += desk.lineHeight(scale);
  };
  const address = desk.chance(`aside.address.${place}`, 0.25);
  row(saying(desk, address ? "headOffice" : "heading"), desk.choose("aside.scale", [1, 1.2, 1.5]), true);
  const lines = address
    ? addressOf(owner.country, desk.dice("aside.address-lines"))
    : wrapped(desk, saying(desk, "sentence"), width);
  for (const line of lines) row(line, 1, false);
  return baseline + desk.style.size * 0.6;
}

/** The one place where some papers name their owner: a sentence below everything else. */
export function closingWords(desk: Desk, key: string, name: string, y: number): number {
  const [before = "", after = ""] = saying(desk, "closing").split("{v}");
  const pieces: Piece[] = [before, desk.value(key, name), after];
  const scale = desk.choose("closing.scale", [0.85, 1]);
  const wide = desk.sheet.measure(pieces, desk.font(scale)) > desk.right - desk.left;
  const rows: Piece[][] = wide ? pieces.map((piece) => [piece]) : [pieces];
  rows.forEach((row, i) => {
    desk.sheet.text(desk.left, y + desk.style.size + i * desk.lineHeight(), row, desk.font(scale));
  });
  return y + desk.lineHeight(rows.length + 0.5);
}

export function saying(desk: Desk, name: Saying): string {
  return desk.choose(`saying.${name}`, sayings[desk.style.language][name]);
}
