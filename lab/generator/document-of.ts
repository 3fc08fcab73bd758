import { addDays } from "./content/calendar";
import { countryOf, shopCountryOf } from "./content/countries";
import type { CountryFacts } from "./content/country-facts";
import { degrade } from "./degradation/degrade";
import { diceOf } from "./dice";
import type { Brief, Draft } from "./draft";
import { draftOf } from "./draft-of";
import { overlaps } from "./drawing/overlaps";
import { placesOf } from "./drawing/places-of";
import { createSheet, type Sheet } from "./drawing/sheet";
import { wordsOf } from "./drawing/words-of";
import { composerOf } from "./layouts/composer";
import { type Style, styleOf } from "./style/style";
import type { Medium, Order, SyntheticDocument } from "./synthetic-document";
import { truthOf } from "./truth-of";

/** Makes the document that an order describes: content first, then drawing, then what the reader makes of it. */
export function documentOf(order: Order): { document: SyntheticDocument; sheet: Sheet } {
  const { vendor, content, id, only } = order;
  const country = settledCountry(vendor, only);
  const style = styleOf(country, vendor);
  const brief: Brief = {
    kind: only.kind,
    country,
    vendorSeed: vendor,
    contentSeed: content,
    style,
    layout: only.layout,
  };
  const draft = draftOf(brief);
  const sheet = drawn(draft, style, diceOf(vendor, "tax").pick(country.taxName));
  const document: SyntheticDocument = {
    id,
    kind: only.kind,
    language: style.language,
    country: country.code,
    culture: diceOf(vendor, "culture").pick(country.cultures),
    currency: draft.currency,
    vendorKey: `syn-${vendor.toString(36)}`,
    layout: draft.layout,
    medium: only.medium,
    receivedOn: addDays(draft.date, diceOf(content, "arrival").int(0, 9)),
    pages: pagesOf(sheet, only.medium, content),
    truth: truthOf(only.kind, placesOf(sheet), draft.currency),
  };
  return { document, sheet };
}

function settledCountry(vendor: number, only: Order["only"]): CountryFacts {
  const dice = diceOf(vendor, "country");
  if (only.layout?.startsWith("ad-")) return countryOf(dice, ["US"]);
  if (only.country) return countryOf(dice, [only.country]);
  if (only.kind === "purchase_order" && only.layout === undefined && dice.chance(0.25))
    return countryOf(dice, ["US"]);
  return only.kind === "receipt" ? shopCountryOf(dice) : countryOf(dice);
}

/** Draws; where texts run into each other, again in smaller letters, as a person at a word processor would. */
function drawn(draft: Draft, style: Style, tax: string): Sheet {
  let sheet = attempt(draft, style, tax);
  for (const scale of [0.88, 0.78]) {
    if (!collides(sheet)) return sheet;
    sheet = attempt(draft, { ...style, size: style.size * scale }, tax);
  }
  return sheet;
}

function attempt(draft: Draft, style: Style, tax: string): Sheet {
  const page = draft.page ?? style.page;
  const sheet = createSheet(page.width, page.height);
  draft.draw(composerOf(sheet, { ...style, page, margin: Math.min(style.margin, page.width * 0.1) }, tax));
  if (draft.cut) sheet.height = Math.max(...sheet.inks.map((ink) => ink.baseline)) + style.margin;
  return sheet;
}

function collides(sheet: Sheet): boolean {
  return Array.from({ length: sheet.pages }, (_, i) => overlaps(wordsOf(sheet, i + 1))).some(
    (count) => count > 0,
  );
}

/** The words of a drawn sheet as the reader would give them; of a scan or photo, with what recognition gets wrong. */
export function pagesOf(sheet: Sheet, medium: Medium, seed: number): SyntheticDocument["pages"] {
  const dice = diceOf(seed, "damage");
  return Array.from({ length: sheet.pages }, (_, i) => {
    const words = wordsOf(sheet, i + 1).map(({ text, box, confidence }) => ({ text, box, confidence }));
    const page = {
      number: i + 1,
      width: sheet.width,
      height: sheet.height,
      source: "text" as const,
      confidence: 1,
      turns: 0,
      words,
    };
    return medium === "digital" ? page : degrade(page, medium, dice);
  });
}
