import { bankOf, makeStatement } from "./content/bank/statement";
import { diceOf } from "./dice";
import type { Brief, Draft } from "./draft";
import { statementFamilies } from "./layouts/statement-families";
import { statementLayout } from "./layouts/statement-layout";

/** Statements of bank accounts and cards. */
export function statementDraft({ country, vendorSeed, contentSeed, layout }: Brief): Draft {
  const dice = diceOf(vendorSeed, "bank");
  const bank = bankOf(country, diceOf(vendorSeed, "who"));
  const family = statementFamilies.find(({ name }) => name === layout) ?? dice.pick(statementFamilies);
  const isCard = family.card || dice.chance(0.2);
  const statement = makeStatement(bank, isCard, diceOf(contentSeed, "statement"));
  return {
    layout: family.name,
    date: statement.date,
    currency: country.currency,
    draw: (composer) => statementLayout(composer, statement, family),
  };
}
