import { makeEnergyBill, supplierOf } from "./content/energy/energy-bill";
import { diceOf } from "./dice";
import type { Brief, Draft } from "./draft";
import { energyFamilies } from "./layouts/energy-families";
import { energyLayout } from "./layouts/energy-layout";

/** Bills of electricity and gas suppliers. */
export function energyDraft({ country, vendorSeed, contentSeed, layout }: Brief): Draft {
  const dice = diceOf(vendorSeed, "energy");
  const supplier = supplierOf(country, diceOf(vendorSeed, "who"));
  const habits = {
    account: dice
      .pick([
        "^#########",
        "^## ### ###",
        "^###-####-##",
        "^####### ",
        "A-^#######",
        "^########-#",
        "#### #### ####",
      ])
      .trim(),
    number: dice.pick(["^########", "INV^######", "T^#######", "^### ### ###", "FE##^########"]),
    withGas: dice.chance(0.2),
    tiers: dice.chance(0.35),
    delivery: dice.chance(0.35),
  };
  const bill = makeEnergyBill(supplier, habits, diceOf(contentSeed, "bill"));
  const family = energyFamilies.find(({ name }) => name === layout) ?? dice.pick(energyFamilies);
  return {
    layout: family.name,
    date: bill.date,
    currency: country.currency,
    draw: (composer) => energyLayout(composer, bill, family),
  };
}
