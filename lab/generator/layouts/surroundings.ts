import { addressOf, type Party } from "../content/party";
import type { Piece } from "../drawing/sheet";
import { type Saying, sayings } from "../style/labels/sayings";
import type { Composer } from "./composer";
import type { Area } from "./entry";
import { wrapped } from "./item-table";

/** A slogan in the place where the owner's name is looked for. */
export function slogan(composer: Composer, area: Area, y: number): number {
  const align = composer.choose("slogan.align", ["left", "right", "centre"] as const);
  const x = align === "left" ? area.left : align === "right" ? area.right : (area.left + area.right) / 2;
  const scale = composer.choose("slogan.scale", [1, 1.3, 1.8]);
  const text = saying(composer, "slogan");
  const fit = Math.min(
    1,
    (area.right - area.left) / composer.sheet.measure(text, composer.font(scale, true)),
  );
  composer.sheet.text(
    x,
    y + composer.style.size * scale,
    text,
    composer.font(scale * fit, composer.chance("slogan.bold", 0.5)),
    align,
  );
  return y + composer.style.size * scale * 1.6 + composer.choose("slogan.gap", [4, 20, 40]);
}

/** A heading with a sentence, or with an address that is nobody's field; a few vendors have one between their facts. */
export function drawAside(composer: Composer, owner: Party, place: "top" | "middle", y: number): number {
  if (!composer.chance(`aside.${place}`, place === "top" ? 0.05 : 0.1)) return y;
  const width = (composer.right - composer.left) * 0.6;
  let baseline = y + composer.style.size;
  const row = (text: string, scale: number, bold: boolean) => {
    composer.sheet.text(composer.left, baseline, text, composer.font(scale, bold));
    baseline += composer.lineHeight(scale);
  };
  const address = composer.chance(`aside.address.${place}`, 0.25);
  row(
    saying(composer, address ? "headOffice" : "heading"),
    composer.choose("aside.scale", [1, 1.2, 1.5]),
    true,
  );
  const lines = address
    ? addressOf(owner.country, composer.dice("aside.address-lines"))
    : wrapped(composer, saying(composer, "sentence"), width);
  for (const line of lines) row(line, 1, false);
  return baseline + composer.style.size * 0.6;
}

/** The one place where some papers name their owner: a sentence below everything else. */
export function closingWords(composer: Composer, key: string, name: string, y: number): number {
  const [before = "", after = ""] = saying(composer, "closing").split("{v}");
  const pieces: Piece[] = [before, composer.value(key, name), after];
  const scale = composer.choose("closing.scale", [0.85, 1]);
  const wide = composer.sheet.measure(pieces, composer.font(scale)) > composer.right - composer.left;
  const rows: Piece[][] = wide ? pieces.map((piece) => [piece]) : [pieces];
  rows.forEach((row, i) => {
    composer.sheet.text(
      composer.left,
      y + composer.style.size + i * composer.lineHeight(),
      row,
      composer.font(scale),
    );
  });
  return y + composer.lineHeight(rows.length + 0.5);
}

export function saying(composer: Composer, name: Saying): string {
  return composer.choose(`saying.${name}`, sayings[composer.style.language][name]);
}
