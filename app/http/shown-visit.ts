import type { DocumentDetails } from "~/domain/documents/document-details";
import { isNumberType } from "~/domain/documents/is-number-type";
import { shownValue } from "~/domain/documents/shown-value";
import { isEndState } from "~/domain/documents/status";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import { type ShownFound, shownFound, shownSums } from "./shown-found";

/** Lines that a visitor is shown; the others are counted. */
export const maxLines = 50;

/** The fields that every document of a business is asked for: of these it is said when they are not on it. */
const expected = new Set([
  "invoiceNumber",
  "invoiceDate",
  "orderNumber",
  "accountNumber",
  "closingBalance",
  "subTotal",
  "tax",
  "total",
  "vendorName",
]);

/** What a visitor's document came to, written out in a language; null while it is being read. */
export function shownVisit(details: DocumentDetails, visitId: string, language: Language) {
  if (!isEndState(details.status)) return null;
  const written = { culture: details.culture, language };
  const found = details.fields.flatMap(({ key, value, confidence, place, reasons }) =>
    value && confidence !== null
      ? [
          {
            page: place?.page,
            ...shownFound({ key, value, confidence, box: place?.box ?? null, reasons }, written),
          },
        ]
      : [],
  );
  return {
    problem: details.problem && fillText(language, details.problem),
    fields: found as ShownFound[],
    missing: details.fields
      .filter(({ key, value }) => !value && expected.has(key))
      .map(({ key }) => fillText(language, `field.${key}`)),
    pages: details.pages.map(({ number, state, width, height }) => ({
      number,
      isRead: state === "read",
      picture: {
        src: `/try/${visitId}/pages/${number}`,
        width,
        height,
      },
      fields: found.filter(({ page }) => page === number) as ShownFound[],
    })),
    proof: details.proof.equations.length > 0 ? shownSums(details.proof, written) : null,
    lines: linesOf(details, language),
  };
}

function linesOf({ columns, lineItems, lineCount, culture }: DocumentDetails, language: Language) {
  const shown = lineItems.slice(0, maxLines);
  const used = columns.filter(({ key }) => shown.some((line) => line.cells[key]?.value));
  return {
    heads: used.map(({ key, type }) => ({
      key,
      label: fillText(language, `field.${key}`),
      isNumber: isNumberType(type),
    })),
    rows: shown.map((line) =>
      used.map(({ key, type }) => ({ key, text: shownValue(line.cells[key]?.value ?? "", type, culture) })),
    ),
    more: Math.max(0, lineCount - shown.length),
  };
}
