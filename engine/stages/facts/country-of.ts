import { taxIdOf } from "../../values/tax-ids";
import type { Line } from "../layout/line";

/** Characters of a number whose check digit is no chance: shorter ones hold for one word of ten. */
const leastTaxNumber = 11;

type Clue = { country: string; pattern: RegExp; weight: number };

const clues: readonly Clue[] = [
  clue("AU", /\b(?:NSW|VIC|QLD|TAS|ACT|W\.?A\.?|S\.?A\.?|NT)\b[,\s]+\d{4}\b/, 2),
  clue("AU", /\bABN\b|\bA\.B\.N|\bPty\b|\bAUD\b|\bBSB\b|Australia|\.com\.au\b/, 2),
  clue("NZ", /New Zealand|\bNZD\b|\bNZBN\b|\bAuckland\b|\bWellington\b|\bChristchurch\b|\.co\.nz\b/i, 3),
  clue("IN", /\bGSTIN\b|\bINR\b|\u20b9|\bRs\.|\bPvt\b|\bIndia\b|\bCGST\b|\bSGST\b|\bIGST\b/i, 2),
  clue("ES", /\bC\.?I\.?F\.?\b|\bN\.?I\.?F\.?\b|España|\bSpain\b|\bS\.L\.|Base imponible/i, 2),
  clue(
    "MX",
    /\bR\.?F\.?C\.?\b|\bMXN\b|México|\bC\.V\.|\bCFDI\b|\bFolio fiscal\b|\bC\.P\. ?\d{5}|\bM\.N\./i,
    2,
  ),
  clue("CA", /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b|\bCAD\b|Canada|\bHST\b|\bPST\b|\bQST\b/, 2),
  clue(
    "GB",
    /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|£|\bGBP\b|United Kingdom|\.co\.uk\b|Registered in England/,
    2,
  ),
  clue(
    "US",
    /\b(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\.?,? \d{5}(?:-\d{4})?\b|\bUSD\b|\bUSA\b|\bEIN\b/,
    2,
  ),
  clue(
    "MY",
    /(?<![\w/])RM\b(?!\s?\d+(?![\d.,])|\.?\s?#)|\bSdn\b|\bBhd\b|Malaysia|Selangor|Kuala Lumpur|\bJohor\b|\bJalan\b|\bTaman\b|GST ID|\bPetaling\b/i,
    2,
  ),
  clue("SG", /Singapore|\bSGD\b|S\$/i, 2),
  clue("AU", /\.com\.au\b|\.net\.au\b|\+61\b/, 2),
  clue("NZ", /\.(?:co|net|org)\.nz\b|\+64\b/, 2),
  clue("IN", /\.co\.in\b|\+91\b|\bPAN\b|\bHSN\b|\bLakhs?\b/, 1),
  clue("GB", /\.(?:co|org|gov|ltd)\.uk\b|\+44\b/, 1),
  clue("CA", /\.ca\b|\bOntario\b|\bQu[ée]bec\b|\bTPS\b|\bTVQ\b/, 1),
  clue("MX", /\.mx\b|\+52\b|\bSAT\b/, 1),
  clue("ES", /\.es\b|\+34\b/, 1),
  clue("MY", /\.my\b|\+60\b|\bRinggit\b/i, 1),
  clue("DE", /\+49\b|\.de\b/, 1),
  clue("FR", /\+33\b|\.fr\b/, 1),
  clue("IT", /\+39\b|\.it\b/, 1),
  clue("NL", /\+31\b|\.nl\b/, 1),
  clue("PT", /\+351\b|\.pt\b/, 1),
  clue("DE", /Deutschland|\bGmbH\b|USt|MwSt|Rechnung|\bDE\d{9}\b/i, 1),
  clue("FR", /\bFrance\b|\bTVA\b|Facture|\bSIRET\b|\bFR ?\d\d ?\d{3}/i, 1),
  clue("IT", /\bItalia\b|P\.?\s?IVA|Fattura|Partita/i, 1),
  clue("NL", /Nederland|\bBTW\b|\bKvK\b|Factuur/i, 1),
  clue("PT", /Portugal|Fatura|Contribuinte/i, 1),
  clue("AT", /\+43\b|\.at\b|Österreich|\bATU ?\d{8}\b|\bA-\d{4} \p{Lu}/u, 2),
  clue("BE", /\+32\b|\.be\b|Belgi[ëqu]|\bBE ?0\d{3}[. ]?\d{3}[. ]?\d{3}\b|\bB-\d{4} \p{Lu}|Bancontact/iu, 2),
  clue("CH", /\+41\b|\.ch\b|\bCHE-?\d{3}\b|Schweiz\b|\bSuisse\b|\bCHF\b|\bCH-\d{4} /, 2),
  clue("CZ", /\+420\b|\.cz\b|\bCZ\d{8,10}\b|\bDPH\b|\bs\.r\.o\.|\bPraha\b|\u010cesk/, 2),
  clue("DK", /\+45\b|\.dk\b|Danmark|\bCVR\b|\bKøbenhavn\b|\bApS\b/, 2),
  clue("FI", /\+358\b|\.fi\b|\bALV\b|\bY-tunnus\b|\bHelsinki\b|\bOy\b/, 2),
  clue("HR", /\+385\b|\.hr\b|\bOIB\b|\bPDV\b|Hrvatska|\bRa[c\u010d]un\b|\bHRK\b/i, 2),
  clue("HU", /\+36\b|\.hu\b|\b[ÁA]FA\b|\bKft\b|Magyarorsz|\bBudapest\b/, 2),
  clue("IE", /\+353\b|\.ie\b|Ireland|\bDublin\b|\bIE ?\d{7}[A-Z]{1,2}\b/, 2),
  clue("LT", /\+370\b|\.lt\b|\bUAB\b|\bPVM\b|\bLT\d{9,12}\b|\bVilnius\b|Lietuv/, 2),
  clue("NO", /\+47\b|\.no\b|\bNorge\b|\bOslo\b|\bMVA\b|\bNOK\b/, 2),
  clue("PL", /\+48\b|\.pl\b|\bPolska\b|\bNIP\b|\bPTU\b|sp\. z o\.? ?o|\bWarszawa\b/i, 2),
  clue(
    "SE",
    /\+46\b|\.se\b|Sverige|\bSweden\b|\bmoms\b|\bOrg\.? ?(?:nr)?\.?:? ?\d{6}-\d{4}\b|\bSEK\b|\bStockholm\b/i,
    2,
  ),
  clue("SI", /\+386\b|\.si\b|\bDDV\b|Slovenij|\bSI\d{8}\b|\bLjubljana\b/, 2),
];

/** The country whose habits the document follows (ISO 3166), judged by addresses, tax words and signs; else undefined. */
export function countryOf(lines: readonly Line[]): string | undefined {
  const votes = new Map<string, number>();
  const add = (country: string, weight: number) => votes.set(country, (votes.get(country) ?? 0) + weight);
  for (const line of lines) {
    for (const { country, pattern, weight } of clues) if (pattern.test(line.text)) add(country, weight);
    for (const token of line.tokens) {
      const taxId = token.text.length >= leastTaxNumber ? taxIdOf(token.text) : undefined;
      if (taxId?.proven && !taxId.needsLabel && taxId.country !== "EU") add(taxId.country, 2);
    }
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function clue(country: string, pattern: RegExp, weight: number): Clue {
  return { country, pattern, weight };
}
