import { type Day, startOfDay } from "./days";

const months = {
  en: "January February March April May June July August September October November December".split(" "),
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
};

/** A day as it is written out in a language: "December 5, 2026", "5 de diciembre de 2026". The same on server and in browser. */
export function dayText(day: Day, language: string): string {
  const date = startOfDay(day);
  const [year, month, number] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  return language === "es"
    ? `${number} de ${months.es[month]} de ${year}`
    : `${months.en[month]} ${number}, ${year}`;
}
