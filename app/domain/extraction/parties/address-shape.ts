import { readDates } from "../candidates/read-dates";
import { fold } from "../layout/fold";

const postal: readonly RegExp[] = [
  /\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?\b/, // US
  /\b[A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2}\b/, // GB
  /\b[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d\b/, // CA
  /\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT)\b[,.\s]+\d{4}\b/i, // AU
  /\b\p{L}{3,}[\s,–-]+\d{3}\s?\d{3}\b/u, // IN
  /\bC\.?\s?P\.?:?\s?\d{5}\b/i, // MX
  /(?:^|[\s,])(?:[A-Z]{1,3}[-\s])?\d{4,5},?\s+\p{Lu}[\p{L}.'-]+/u, // continental, MY
  /\b\d{4}\s?[A-Z]{2}\s+\p{Lu}\p{L}+/u, // NL
  /\p{Lu}[\p{L}'-]+,?\s+(?!19\d\d|20[0-3]\d)\d{4}$/u, // NZ
  /\b(?:auckland|wellington|christchurch|hamilton|tauranga|dunedin|napier|nelson|queenstown|rotorua)[\s,]+\d{4}\b/i,
  /\b(?:singapore|singapur)\s+\d{6}\b/i,
  /\p{L}{3,}[,\s]+\d{5}$/u, // city and code at the end, as in Spanish and Mexican forms
  /^\p{L}[\p{L}\s.'-]+,\s*(?:[A-Z]{2}|\p{L}[\p{L}\s]+)\s+\d{5,6}\b/u,
];
const streetWords =
  /\b(?:street|st|road|rd|avenue|ave|av|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|way|highway|hwy|parkway|pkwy|terrace|crescent|cres|close|square|sq|suite|ste|unit|floor|flr|level|lot|apt|building|bldg|house|tower|po box|p\.?\s?o\.? box|gpo box|locked bag|private bag|calle|c\/|avda|avenida|plaza|paseo|poligono|carretera|ctra|camino|colonia|col|calzada|rue|allee|chemin|quai|bp|strasse|str|weg|platz|gasse|allee|ring|postfach|via|viale|piazza|corso|straat|laan|gracht|plein|rua|travessa|jalan|jln|taman|lorong|no|block|blk|sector|nagar|marg|phase|plot|estate|park|industrial|circle|trail|loop|pike|row|walk|grove|hill|gate|mews|quay|wharf|bay|esplanade|parade|pde|approach|shop|arcade|mall|village|colony|centre|center|hall|survey)\b/;
const countries =
  /^(?:united states(?: of america)?|usa|u\.s\.a\.|us|united kingdom|uk|england|scotland|wales|australia|new zealand|india|canada|mexico|espana|spain|deutschland|germany|france|italia|italy|nederland|netherlands|the netherlands|portugal|osterreich|austria|schweiz|switzerland|belgium|belgie|malaysia|singapore|ireland|hong kong|hk|luxembourg|at|de|fr|be|es|it|nl)\.?$/;
const contact =
  /@|www\.|https?:|\b(?:tel|phone|ph|fax|mobile|mob|cell|e-?mail|telefono|telefon|telefax|telephone|web|website|iban|bic|swift|vat|abn|acn|gst(?:in)?|nif|cif|rfc|ust|steuer|siret|rcs|tva|kvk|btw|hrb|gln|reg(?:istration)?|co\.? reg|attn|attention|contact|state code|pan|cin|acct|account|invoice|date|datum|fecha|nummer|number|customer id|kundennummer)\b\.?\s*(?:no|nr|#|:)?/;

/** Whether a line holds a postal code with its town or state: the line that ends an address. */
export function isPostalLine(text: string): boolean {
  return (
    text.length < 110 &&
    !/©|\(c\)/i.test(text) &&
    postal.some((pattern) => pattern.test(text)) &&
    !contact.test(fold(text))
  );
}

/** Whether a line names a street, a box, a building or the like. */
export function isStreetLine(text: string): boolean {
  if (readDates(text).length > 0) return false;
  const folded = fold(text);
  if (
    text.length > 90 ||
    contact.test(folded) ||
    /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d[.,]\d{2}(?!\d)/.test(text)
  )
    return false;
  if (/(?:strasse|str\.|straat|gasse|weg|platz|laan|plein|gracht|dreef|kade|allee)\.?\s*\d/.test(folded))
    return true;
  if (/^c\/\s*\S/.test(folded)) return true;
  if (!/\d/.test(folded))
    return /\b(?:calle|jalan|avenida|rue|via|lot|taman|floor|building|suite|road|street|avenue|boulevard)\b/.test(
      folded,
    );
  return (
    streetWords.test(folded) ||
    /^\d{1,5}[a-zA-Z]?,?\s+\p{Lu}\p{L}{2,}/u.test(text) ||
    /^\p{L}[\p{L}.\s-]{3,}\s(?!19\d\d|20[0-3]\d)\d{1,4}\s?[a-z]?$/u.test(folded)
  );
}

/** Whether a line is the name of a country. */
export function isCountryLine(text: string): boolean {
  return countries.test(fold(text).trim());
}

/** Whether a line holds a telephone number, an e-mail, a registration number or another fact beside the address. */
export function isContactLine(text: string): boolean {
  return contact.test(fold(text)) || /^[+(]?\d[\d\s().-]{7,}$/.test(text.trim());
}
