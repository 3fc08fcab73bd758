import type { ExtractionRequest } from "../../results/extraction-result";
import type { DecimalMark } from "../../values/read-amount";
import { readDates } from "../../values/read-dates";
import type { DocumentLayout } from "../layout/document-layout";
import { countryOf } from "./country-of";
import { type CurrencyFact, currencyOf } from "./currency-of";
import { type DateOrderFact, dateOrderOf } from "./date-order-of";
import { decimalMarkOf, showsMark } from "./decimal-mark-of";

/** Facts that apply to the whole document and are decided before any field. */
export type DocumentFacts = {
  country: string | undefined;
  currency: CurrencyFact;
  dateOrder: DateOrderFact;
  decimalMark: DecimalMark;
  /** Whether the amounts on the page leave no doubt about the mark. */
  isMarkShown: boolean;
};

/** Judges country, currency, date order and decimal mark from the page; the request only breaks ties. */
export function factsOf(layout: DocumentLayout, request: ExtractionRequest): DocumentFacts {
  const country = countryOf(layout.lines);
  return {
    country,
    currency: currencyOf(layout.lines, country, request.currency),
    dateOrder: dateOrderOf({
      readings: layout.lines.flatMap((line) => readDates(line.text)),
      text: layout.lines.map((line) => line.text).join("\n"),
      country,
      culture: request.culture,
    }),
    decimalMark: decimalMarkOf(layout.lines, request.culture),
    isMarkShown: showsMark(layout.lines),
  };
}
