import { isConfused } from "./misreading";
import * as check from "./tax-check-digits";

/**
 * A kind of tax number: how it looks in compact form (and, where dashes or slashes matter, as written), and whether its
 * check digits hold. `trust` says what makes a text of this look a tax number: the look alone, check digits that hold,
 * or nothing but a label.
 */
type TaxIdKind = {
  name: string;
  country: string;
  pattern: RegExp;
  written?: RegExp;
  trust: "look" | "check" | "label";
  holds?: (id: string) => boolean;
};

/**
 * A recognised tax number: its kind, its country, whether check digits prove it (undefined: the kind has none), and
 * whether it needs a label to be believed.
 */
export type TaxId = {
  kind: string;
  country: string;
  proven: boolean | undefined;
  needsLabel: boolean;
};

const kinds: readonly TaxIdKind[] = [
  look("GSTIN", "IN", /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/, check.isValidGstin),
  look("GSTIN", "IN", /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}$/),
  checked("ABN", "AU", /^\d{11}$/, check.isValidAbn),
  look("VAT", "DE", /^DE\d{9}$/, (id) => check.passesMod1110(id.slice(2))),
  look("VAT", "FR", /^FR[0-9A-Z]{2}\d{9}$/, (id) => check.isValidFrenchTaxNumber(id.slice(2))),
  look("VAT", "GB", /^(?:GB|XI)(?:\d{9}|\d{12})$/, (id) => check.isValidBritishTaxNumber(id.slice(2))),
  look("VAT", "NL", /^NL\d{9}B\d{2}$/, (id) => check.isValidDutchTaxNumber(id.slice(2))),
  look("VAT", "IT", /^IT\d{11}$/, (id) => check.passesLuhn(id.slice(2))),
  look("VAT", "ES", /^ES[0-9A-Z]\d{7}[0-9A-Z]$/, (id) => check.isValidSpanishTaxNumber(id.slice(2))),
  look("NIF", "ES", /^(?:[A-HJ-NP-SUVW]\d{7}[0-9A-J]|[0-9XYZ]\d{7}[A-Z])$/, check.isValidSpanishTaxNumber),
  look("VAT", "PT", /^PT\d{9}$/, (id) => check.isValidPortugueseTaxNumber(id.slice(2))),
  look("VAT", "BE", /^BE[01]?\d{9}$/, (id) => check.isValidBelgianTaxNumber(id.slice(2))),
  look("VAT", "AT", /^ATU\d{8}$/, (id) => check.isValidAustrianTaxNumber(id.slice(3))),
  look("VAT", "CH", /^CHE\d{9}(?:MWST|TVA|IVA)?$/, (id) => check.isValidSwissTaxNumber(id.slice(3))),
  look("VAT", "PL", /^PL\d{10}$/, (id) => check.isValidPolishTaxNumber(id.slice(2))),
  look("VAT", "IE", /^IE\d[0-9A-Z+*]\d{5}[A-W][A-I]?$/),
  look("VAT", "EU", /^(?:BG|CY|CZ|DK|EE|EL|FI|HR|HU|LT|LU|LV|MT|RO|SE|SI|SK)\d{8,12}[A-Z]?$/),
  look("RFC", "MX", /^[A-ZÑ&]{3,4}\d{2}(?:0[1-9]|1[0-2])[0-3]\d[0-9A-Z]{3}$/, check.isValidMexicanTaxNumber),
  look("PAN", "IN", /^[A-Z]{3}[ABCFGHJKLPT][A-Z]\d{4}[A-Z]$/),
  look("GST", "CA", /^\d{9}(?:RT|RC|RP)\d{4}$/, (id) => check.passesLuhn(id.slice(0, 9))),
  look("QST", "CA", /^\d{10}TQ\d{4}$/),
  look("SST", "MY", /^[A-Z]\d{2}\d{4}\d{8}$/),
  look("GST", "MY", /^00[0-2]\d{9}$/, check.isValidMalaysianTaxNumber),
  look("GST", "SG", /^M[0-9A-Z]\d{7}[0-9A-Z]$/),
  look("VAT", "NO", /^(?:NO)?\d{9}MVA$/),
  look("CNPJ", "BR", /^\d{14}$/, check.isValidBrazilianTaxNumber, /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/),
  look("CUIT", "AR", /^[23]\d{10}$/, check.isValidArgentineTaxNumber, /^\d{2}-\d{8}-\d$/),
  look("NIT", "CO", /^[89]\d{8,9}$/, undefined, /^\d{3}\.\d{3}\.\d{3}-\d$/),
  look("Steuernummer", "DE", /^\d{10,13}$/, undefined, /^\d{2,3}\s?\/\s?\d{3}\s?\/\s?\d{4,5}$/),
  look("Steuernummer", "DE", /^\d{12}$/, undefined, /^\d{4}\s?\/\s?\d{4}\s?\/\s?\d{4}$/),
  look("Steuernummer", "DE", /^\d{11}$/, undefined, /^\d{3}\s?\/\s?\d{4}\s?\/\s?\d{4}$/),
  checked("IRD", "NZ", /^\d{8,9}$/, check.isValidNewZealandTaxNumber, /^\d{2,3}[- ]\d{3}[- ]\d{3}$/),
  checked("VAT", "GB", /^\d{9}$/, check.isValidBritishTaxNumber, /^\d{3} \d{4} \d{2}$/),
  checked("SIRET", "FR", /^\d{14}$/, check.passesLuhn, /^\d{3} \d{3} \d{3} \d{5}$/),
  labelled("EIN", "US", /^\d{9}$/, undefined, /^\d{2}-\d{7}$/),
  labelled("UEN", "SG", /^(?:\d{8,9}[A-Z]|[TSR]\d{2}[A-Z]{2}\d{4}[A-Z])$/),
  labelled("Steuernummer", "DE", /^\d{10,11}$/, undefined, /^\d{2,3}-\d{3,4}-\d{4,5}$/),
  labelled("OIB", "HR", /^\d{11}$/, check.passesMod1110),
  labelled("PIVA", "IT", /^\d{11}$/, check.passesLuhn),
  labelled("NIF", "PT", /^[1-9]\d{8}$/, check.isValidPortugueseTaxNumber),
  labelled("VAT", "GB", /^\d{9}$/, check.isValidBritishTaxNumber),
  labelled("IRD", "NZ", /^\d{8,9}$/, check.isValidNewZealandTaxNumber),
  labelled("BN", "CA", /^\d{9}$/, check.passesLuhn),
  labelled("VAT", "NL", /^\d{9}B\d{2}$/, check.isValidDutchTaxNumber),
  labelled("VAT", "ZA", /^4\d{9}$/),
  labelled("RUC", "PE", /^[12]0\d{9}$/),
];

/** Recognises a tax number by its shape and check digits; the text may hold spaces, dots and dashes. */
export function taxIdOf(text: string): TaxId | undefined {
  const written = text.trim();
  const id = written.toUpperCase().replace(/[^0-9A-ZÑ&]/g, "");
  const fits = kinds.filter(
    (kind) =>
      kind.pattern.test(id) &&
      (!kind.written || kind.written.test(written)) &&
      (kind.trust !== "check" || kind.holds?.(id)),
  );
  const match =
    fits.find((kind) => kind.trust !== "label") ??
    fits.find((kind) => kind.written) ??
    fits.find((kind) => kind.holds?.(id)) ??
    fits[0];
  return (
    match && {
      kind: match.name,
      country: match.country,
      proven: match.holds?.(id),
      needsLabel: match.trust === "label",
    }
  );
}

/**
 * Kinds whose check one wrong number in a thousand passes. Checks of one or two digits hold for too many neighbours: British numbers
 * mended so were wrong more often than right, because samples have numbers that nobody was given.
 */
const firm = new Set(["GST MY"]);

/**
 * The tax number that recognition misread by one digit, where its check fails and holds for a single number one digit away: digits
 * that look alike first, then all. Undefined where none or several can be meant.
 */
export function mendedTaxId(text: string): string | undefined {
  const read = taxIdOf(text);
  const name = `${read?.kind} ${read?.country}`;
  if (read?.proven !== false || !firm.has(name)) return undefined;
  const holding = neighbours(text).filter(({ id }) => {
    const other = taxIdOf(id);
    return other?.proven === true && `${other.kind} ${other.country}` === name;
  });
  const alike = holding.filter(({ isAlike }) => isAlike);
  const likely = alike.length > 0 ? alike : holding;
  return likely.length === 1 ? likely[0]?.id : undefined;
}

/** The texts that differ by one digit. */
function neighbours(text: string): { id: string; isAlike: boolean }[] {
  return [...text].flatMap((sign, at) =>
    /\d/.test(sign)
      ? [..."0123456789"]
          .filter((digit) => digit !== sign)
          .map((digit) => ({
            id: text.slice(0, at) + digit + text.slice(at + 1),
            isAlike: isConfused(sign, digit),
          }))
      : [],
  );
}

type Holds = TaxIdKind["holds"];

function look(name: string, country: string, pattern: RegExp, holds?: Holds, written?: RegExp): TaxIdKind {
  return { name, country, pattern, holds, written, trust: "look" };
}

function checked(name: string, country: string, pattern: RegExp, holds: Holds, written?: RegExp): TaxIdKind {
  return { name, country, pattern, holds, written, trust: "check" };
}

function labelled(
  name: string,
  country: string,
  pattern: RegExp,
  holds?: Holds,
  written?: RegExp,
): TaxIdKind {
  return { name, country, pattern, holds, written, trust: "label" };
}
