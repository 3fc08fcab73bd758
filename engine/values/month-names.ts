import { fold } from "../text/fold";

const names = [
  "january jan enero gener ene januar jaenner janner janvier janv gennaio gen januari janeiro",
  "february feb febrero februar fevrier fevr febbraio februari fevereiro fev",
  "march mar marzo mac marz maerz mrz mars maart maa mrt marco",
  "april apr abril abr avril avr aprile",
  "may mayo mai maggio mag mei maio",
  "june jun junio juni juin giugno giu junho",
  "july jul julio juli juillet juil julai luglio lug julho",
  "august aug agosto ogos ago aout augustus",
  "september sept sep septiembre setiembre septembre settembre set setembro",
  "october oct octubre oktober okt octobre ottobre ott outubro out",
  "november nov noviembre novembre novembro",
  "december dec diciembre dic disember dezember dez decembre dicembre december dezembro",
];

const byName = new Map(
  names.flatMap((line, index) => line.split(" ").map((name) => [name, index + 1] as const)),
);

/** The month 1..12 that a name or its abbreviation stands for in en, es, de, fr, it, nl or pt, or undefined. */
export function monthOf(name: string): number | undefined {
  return byName.get(fold(name).replace(/\.$/, ""));
}
