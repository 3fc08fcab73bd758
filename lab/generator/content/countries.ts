import type { Dice } from "../dice";
import {
  austria,
  belgium,
  france,
  germany,
  ireland,
  italy,
  netherlands,
  switzerland,
  unitedKingdom,
} from "./countries/europe";
import { portugal, spain } from "./countries/iberia";
import { canada, mexico, unitedStates } from "./countries/north-america";
import { australia, india, malaysia, newZealand, singapore } from "./countries/pacific";
import type { CountryFacts } from "./country-facts";

const weights: readonly (readonly [number, CountryFacts])[] = [
  [20, unitedStates],
  [13, australia],
  [7, newZealand],
  [9, india],
  [9, unitedKingdom],
  [6, canada],
  [6, mexico],
  [7, spain],
  [8, germany],
  [2, austria],
  [2, switzerland],
  [6, france],
  [1, belgium],
  [4, italy],
  [4, netherlands],
  [3, portugal],
  [1, ireland],
  [2, singapore],
  [2, malaysia],
];

/** The country of a shop: receipts of the Asian tax systems are met more often than invoices are. */
export function shopCountryOf(dice: Dice): CountryFacts {
  return dice.chance(0.28) ? dice.pick([malaysia, malaysia, singapore, india]) : countryOf(dice);
}

/** A country, the ones our customers meet most more often; only those with a code in `among` when it is given. */
export function countryOf(dice: Dice, among?: readonly string[]): CountryFacts {
  return dice.weighted(among ? weights.filter(([, country]) => among.includes(country.code)) : weights);
}
