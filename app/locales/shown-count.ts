import { languageFormats } from "~/domain/models/language-formats";
import { groupedNumber } from "~/domain/models/shown-number";

/** A whole number with its digits grouped as a language has them, the same on the server and in every browser. */
export const shownCount = (count: number, language: string | undefined): string =>
  groupedNumber(String(Math.round(count)), languageFormats[language === "es" ? "es" : "en"]);
