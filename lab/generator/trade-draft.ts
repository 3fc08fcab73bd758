import { countryOf } from "./content/countries";
import { habitsOf, makeDeal } from "./content/make-deal";
import { partyOf } from "./content/party";
import { diceOf, seedOf } from "./dice";
import type { Brief, Draft } from "./draft";
import { invoiceFamilies } from "./layouts/invoice-families";
import { tradeLayout } from "./layouts/trade-layout";
import { invoicePaper, orderPaper } from "./layouts/trade-paper";

/** Invoices, credit notes and purchase orders. */
export function tradeDraft({ kind, country, vendorSeed, contentSeed, layout }: Brief): Draft {
  const owner = partyOf(country, diceOf(vendorSeed, "who"));
  const habits = habitsOf(country, diceOf(vendorSeed, "habits"));
  const content = diceOf(contentSeed, "deal");
  const abroad = content.chance(0.04) ? countryOf(content) : country;
  const family =
    invoiceFamilies.find(({ name }) => name === layout) ?? diceOf(vendorSeed, "layout").pick(invoiceFamilies);
  if (kind === "purchase_order") {
    const vendor = partyOf(abroad, diceOf(seedOf(contentSeed, "supplier")));
    const deal = {
      ...makeDeal(vendor, { ...habits, taxIncluded: false }, content, country),
      customer: owner,
      customerIsPerson: false,
    };
    const due = {
      ...deal,
      prepaid: 0,
      amountDue: deal.total,
      shipTo: deal.shipTo && { name: owner.name, address: owner.address },
    };
    return {
      layout: family.name,
      date: deal.orderDate,
      currency: deal.currency,
      draw: (composer) => tradeLayout(composer, orderPaper(due), family),
    };
  }
  const deal = makeDeal(owner, habits, content, abroad);
  const paper = invoicePaper(deal, kind === "credit_note" ? "credit_note" : "invoice");
  return {
    layout: family.name,
    date: deal.date,
    currency: deal.currency,
    draw: (composer) => tradeLayout(composer, paper, family),
  };
}
