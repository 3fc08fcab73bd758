import { habitsOf, makeDeal } from "./content/make-deal";
import { partyOf } from "./content/party";
import { makePurchase } from "./content/retail/purchase";
import { diceOf } from "./dice";
import type { Brief, Draft } from "./draft";
import { invoiceFamilies } from "./layouts/invoice-families";
import { receiptFamilies } from "./layouts/receipt-families";
import { receiptLayout } from "./layouts/receipt-layout";
import { tradeLayout } from "./layouts/trade-layout";
import { receiptPaper } from "./layouts/trade-paper";

const numbers = [
  "^#####",
  "######",
  "####",
  "^#-^#####",
  "CS########",
  "0000####",
  "@-######",
  "T0^ R0####",
  "^###-^##",
  "INV########",
  "R00####",
  "^#######-#",
  "CB######",
  "#########",
];
const codes = ["9#############".slice(0, 13), "^####", "0###", "^#######", "@@###"];

/** Receipts: most from tills, some on whole sheets. */
export function receiptDraft({ country, vendorSeed, contentSeed, layout }: Brief): Draft {
  const dice = diceOf(vendorSeed, "shop");
  const vendor = partyOf(country, diceOf(vendorSeed, "who"));
  const sheetFamily = invoiceFamilies.find(({ name }) => name === layout);
  const onSheet = layout === undefined ? dice.chance(0.15) : sheetFamily !== undefined;
  if (onSheet) {
    const family = sheetFamily ?? dice.pick(invoiceFamilies);
    const deal = {
      ...makeDeal(vendor, habitsOf(country, dice), diceOf(contentSeed, "deal"), country),
      prepaid: 0,
    };
    const paper = receiptPaper({ ...deal, amountDue: deal.total });
    return {
      layout: family.name,
      date: deal.date,
      currency: deal.currency,
      draw: (composer) => tradeLayout(composer, paper, family),
    };
  }
  const family = receiptFamilies.find(({ name }) => name === layout) ?? dice.pick(receiptFamilies);
  const habits = {
    number: dice.pick(numbers),
    taxIncluded: !["US", "CA"].includes(country.code) && dice.chance(0.85),
    codes: dice.pick(codes),
    exempt: dice.chance(0.15),
    capitals: dice.chance(0.7),
  };
  const purchase = makePurchase(vendor, habits, diceOf(contentSeed, "purchase"));
  const width = dice.pick([164, 204, 226, 226, 226, 250]);
  return {
    layout: family.name,
    date: purchase.date,
    currency: country.currency,
    page: { width, height: 3000 },
    cut: true,
    draw: (composer) => receiptLayout(composer, purchase, family),
  };
}
