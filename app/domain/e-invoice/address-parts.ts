/** A postal address taken apart as far as it tells by itself; what is not told is null. */
export type AddressParts = {
  street: string | null;
  city: string | null;
  postCode: string | null;
  /** The state, where it is between town and code. */
  region: string | null;
  country: string | null;
};

const nothing: AddressParts = { street: null, city: null, postCode: null, region: null, country: null };

/** Countries as addresses end with them, folded. */
const names: Record<string, string> = Object.fromEntries(
  Object.entries({
    AT: "austria osterreich autriche",
    AU: "australia",
    BE: "belgium belgie belgique belgica belgien",
    BR: "brazil brasil",
    CA: "canada",
    CH: "switzerland schweiz suisse svizzera suiza",
    CZ: "czechia czechrepublic ceskarepublika cesko chequia",
    DE: "germany deutschland allemagne alemania germania duitsland",
    DK: "denmark danmark dinamarca",
    ES: "spain espana espagne spanien spagna",
    FI: "finland suomi finlandia",
    FR: "france francia frankreich frankrijk",
    GB: "unitedkingdom greatbritain england scotland wales uk reinounido royaumeuni",
    GR: "greece hellas grecia",
    HR: "croatia hrvatska croacia",
    HU: "hungary magyarorszag hungria",
    IE: "ireland irlanda irlande",
    IN: "india",
    IT: "italy italia italie italien",
    LT: "lithuania lietuva",
    LU: "luxembourg luxemburg luxemburgo",
    MX: "mexico",
    NL: "netherlands thenetherlands nederland niederlande paysbas paisesbajos",
    NO: "norway norge noruega",
    NZ: "newzealand aotearoa",
    PL: "poland polska polonia polen",
    PT: "portugal",
    RO: "romania rumania",
    SE: "sweden sverige suecia",
    SG: "singapore singapur",
    SI: "slovenia slovenija",
    SK: "slovakia slovensko",
    US: "usa unitedstates unitedstatesofamerica us estadosunidos eeuu",
    ZA: "southafrica sudafrica",
  }).flatMap(([code, spellings]) => spellings.split(" ").map((name) => [name, code])),
);

const folded = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");

/** A state of the United States before a ZIP code. */
const usEnd = /^(.+?),?\s+([A-Z]{2})\.?\s+(\d{5}(?:-\d{4})?)$/;
/** Australia: suburb, state, post code. */
const auEnd = /^(.+?),?\s+(NSW|VIC|QLD|TAS|ACT|WA|SA|NT)\s+(\d{4})$/i;
/** Ireland: the letters that an Eircode has, its routing key with a digit or the W of Dublin 6W. */
const eircode = "[AC-FHKNPRTV-Y]\\d[\\dW]\\s?[\\dAC-FHKNPRTV-Y]{4}";
const ieEnd = new RegExp(`^(.+?),?\\s+(${eircode})$`);
const ukEnd = /^(.*?),?\s*\b([A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/;
/** A post code before the town, as most of Europe writes it, with or without the letters of the country; the Dutch one ends in two. */
const townAfterCode =
  /^(?:(?:[A-Z]{1,3})[- ])?(\d{4} ?[A-Z]{2}|\d{4,5}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3})\s+(\p{L}.*)$/u;
const codeAtEnd = /^(\p{L}.*?),?\s+(\d{4,6}|\d{3} \d{3})$/u;
/** "C.P. 06600": the word for a post code that Mexico and Spain write before it. */
const codeWord = /\bC\.?\s?P\.?:?\s*(?=\d{5}\b)/i;
/** A post code with a part of its own: after its word, or of a shape that is nothing else. */
const codeAlone = new RegExp(
  `^(?:C\\.?\\s?P\\.?:?\\s*(\\d{5})|([A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}|${eircode}))$`,
  "i",
);
/** A town, or a postal district of Dublin. */
const townName = /^(?:[^\d]+|dublin \d{1,2}w?)$/i;

/**
 * Takes an address apart: lines or parts between commas, the country last if it is written, town and post code before it, the
 * street first. `known` is the country that is known otherwise.
 */
export function addressParts(address: string | null, known: string | null = null): AddressParts {
  const parts = (address ?? "")
    .split(/\r?\n|\s*[,;]\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0) return { ...nothing, country: known };
  const named = names[folded(parts.at(-1) ?? "")];
  if (named) parts.pop();
  // "Springfield", "IL 62701": the comma parts what belongs together.
  if (/^[A-Z]{2,3}\.?\s+\d{4,5}(?:-\d{4})?$/.test(parts.at(-1) ?? "") && parts.length > 1)
    parts.splice(-2, 2, `${parts.at(-2)} ${parts.at(-1)}`);
  joinLoneCode(parts);
  const townAt = parts.findLastIndex((part) => townOf(part) !== null);
  const town = townAt < 0 ? null : townOf(parts[townAt] ?? "");
  const street = parts.slice(0, townAt < 0 ? parts.length : townAt).join(", ");
  return {
    street: street || null,
    city: town?.city ?? null,
    postCode: town?.postCode ?? null,
    region: town?.region ?? null,
    country: known ?? named ?? town?.country ?? null,
  };
}

/** Puts a post code that has a part of its own to its town: "C.P. 06600", "Ciudad de México" or "London", "SW1A 2AA". */
function joinLoneCode(parts: string[]): void {
  const at = parts.findLastIndex((part) => codeAlone.test(part));
  const [, afterWord, lettered] = codeAlone.exec(parts[at] ?? "") ?? [];
  const code = afterWord ?? lettered?.toUpperCase();
  if (!code) return;
  const [before, next] = [parts[at - 1], parts[at + 1]];
  if (afterWord && next && !/\d/.test(next)) parts.splice(at, 2, `${code} ${next}`);
  // The street is before the town, so that one part alone before the code is no town.
  else if (at > 1 && before && townName.test(before)) parts.splice(at - 1, 2, `${before} ${code}`);
}

type Town = { city: string; postCode: string; region?: string; country: string | null };

function townOf(written: string): Town | null {
  const part = written.replace(codeWord, "");
  const after = townAfterCode.exec(part);
  if (after) return { postCode: after[1] ?? "", city: after[2] ?? "", country: prefixOf(part) };
  const us = usEnd.exec(part);
  if (us) return { city: us[1] ?? "", region: us[2] ?? "", postCode: us[3] ?? "", country: "US" };
  const au = auEnd.exec(part);
  if (au) return { city: au[1] ?? "", region: au[2] ?? "", postCode: au[3] ?? "", country: "AU" };
  const ie = ieEnd.exec(part);
  if (ie) return { city: ie[1] ?? "", postCode: ie[2] ?? "", country: "IE" };
  const uk = ukEnd.exec(part);
  if (uk) return uk[1] ? { city: uk[1], postCode: uk[2] ?? "", country: "GB" } : null;
  const end = codeAtEnd.exec(part);
  return end ? { city: end[1] ?? "", postCode: end[2] ?? "", country: null } : null;
}

const prefixes: Record<string, string> = {
  A: "AT",
  B: "BE",
  CH: "CH",
  D: "DE",
  DK: "DK",
  F: "FR",
  FL: "LI",
  I: "IT",
  L: "LU",
  N: "NO",
  NL: "NL",
  S: "SE",
};

const prefixOf = (part: string): string | null => prefixes[/^([A-Z]{1,2})-/.exec(part)?.[1] ?? ""] ?? null;
