import type { DocumentKind } from "~/domain/extraction/extraction-result";
import { addDays } from "./content/calendar";
import { countryOf } from "./content/countries";
import { habitsOf, makeDeal } from "./content/make-deal";
import { partyOf } from "./content/party";
import { degrade } from "./degradation/degrade";
import { diceOf } from "./dice";
import { placesOf } from "./drawing/places-of";
import { createSheet, type Sheet } from "./drawing/sheet";
import { wordsOf } from "./drawing/words-of";
import { deskOf } from "./layouts/desk";
import { invoiceFamilies } from "./layouts/invoice-families";
import { invoiceLayout } from "./layouts/invoice-layout";
import { styleOf } from "./style/style";
import type { Medium, SyntheticDocument, Wanted } from "./synthetic-document";
import { truthOf } from "./truth-of";

type Order = {
  vendor: number;
  content: number;
  id: string;
  only: Wanted & { kind: DocumentKind; medium: Medium };
};

/** Makes the document that an order describes: content first, then drawing, then what the reader makes of it. */
export function documentOf({ vendor: vendorSeed, content: contentSeed, id, only }: Order): SyntheticDocument {
  const vendorDice = diceOf(vendorSeed, "who");
  const country = countryOf(vendorDice, only.country ? [only.country] : undefined);
  const vendor = partyOf(country, vendorDice);
  const style = styleOf(country, vendorSeed);
  const habits = habitsOf(country, diceOf(vendorSeed, "habits"));
  const content = diceOf(contentSeed, "deal");
  const abroad = content.chance(0.04) ? countryOf(content) : country;
  const deal = makeDeal(vendor, habits, content, abroad);
  const sheet = createSheet(style.page.width, style.page.height);
  const desk = deskOf(sheet, style, diceOf(vendorSeed, "tax").pick(country.taxName));
  const family =
    invoiceFamilies.find(({ name }) => name === only.layout) ??
    diceOf(vendorSeed, "layout").pick(invoiceFamilies);
  const kind = only.kind === "credit_note" ? "credit_note" : "invoice";
  invoiceLayout(desk, deal, family, kind);
  return {
    id,
    kind,
    language: style.language,
    country: country.code,
    culture: diceOf(vendorSeed, "culture").pick(country.cultures),
    currency: deal.currency,
    vendorKey: `syn-${vendorSeed.toString(36)}`,
    layout: family.name,
    medium: only.medium,
    receivedOn: addDays(deal.date, content.int(0, 9)),
    pages: pagesOf(sheet, only.medium, contentSeed),
    truth: truthOf(kind, placesOf(sheet), deal.currency),
  };
}

function pagesOf(sheet: Sheet, medium: Medium, seed: number): SyntheticDocument["pages"] {
  const dice = diceOf(seed, "damage");
  return Array.from({ length: sheet.pages }, (_, i) => {
    const words = wordsOf(sheet, i + 1).map(({ ink: _ink, ...word }) => word);
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
