import { patternFor } from "../../../languages/compile";
import { fold } from "../../../text/fold";
import { readDates } from "../../../values/read-dates";

/** Characters of the longest line of an address; longer ones are sentences that name a place. */
const longestPostal = 110;
/** Characters of the longest line of towns and countries alone. */
const longestPlace = 60;

const year = "(?!19\\d\\d|20[0-3]\\d)";
const usStates =
  "A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]";
const wholeStates =
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming";
const postal: readonly RegExp[] = [
  new RegExp(`\\b(?:${usStates})\\.?,?\\s+\\d{5}(?:-\\d{4})?\\b`), // US
  /\b[A-Z]{2}\.?,?\s+\d{5}-\d{4}\b/,
  new RegExp(`\\b(?:${wholeStates})\\.?,?\\s+\\d{5}(?:-\\d{4})?\\b`, "i"),
  /\b[A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2}\b/, // GB
  /\b[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?-?\d[A-Z]\d\b/, // CA
  /\b(?:NSW|N\.S\.W\.|VIC|QLD|TAS|ACT|WA|SA|NT|New South Wales|Victoria|Queensland|Tasmania)\b[,.\s]+\d{4}\b/i, // AU
  /\b\p{L}{3,}(?:\s*[,.\u2013-]\s*|\s+)(?:PIN(?:\s?code)?\s?:?-?\s?)?[1-9]\d{2}\s?\d{3}\b(?![\d.,])/iu, // IN
  /\bPIN(?:\s?code)?\s?[:-]?\s?\d{3}\s?\d{3}\b/i,
  /\bC\.?\s?P\.?\s?:?\s?\d{5}\b/i, // MX
  new RegExp(`(?:^|[\\s,])(?:[A-Z]{1,3}[-\\s])?${year}\\d{4,5}(?:,?\\s+|\\s[-–]\\s)\\p{Lu}[\\p{L}.'-]+`, "u"), // continental, MY
  /\p{L}\.?\s\d{1,4}[a-z]?\s?[,·]\s*(?:[A-Z]{1,2}-)?\d{4}\s+\p{Lu}\p{L}{2,}/u, // street and number before a code like a year
  /(?:^|[\s,])(?:[A-Z]{2}[-\s])?\d{4}\s?[A-Z]{2},?\s+\p{Lu}\p{L}+/u, // NL
  /(?:^|[\s,])(?:P-)?\d{4}-\d{3}\s+\p{Lu}\p{L}+/u, // PT
  /(?:^|[\s,])(?:[A-Z]{2}-)?\d{2}-\d{3}\s+\p{Lu}\p{L}{2,}/u, // PL
  /(?:^|[\s,])(?:[A-Z]{1,2}-)?\d{3}\s\d{2},?\s+\p{Lu}\p{L}{2,}/u, // SE, CZ, SK, GR
  /\b\d{5}-\d{3}\b/, // BR
  /\b[ACDEFHKNPRTVWXY]\d[\dW]\s[A-Z\d]{4}\b/, // IE
  new RegExp(`\\p{Lu}[\\p{L}'-]+,?\\s+${year}\\d{4}$`, "u"), // NZ
  /\b(?:auckland|wellington|christchurch|hamilton|tauranga|dunedin|napier|nelson|queenstown|rotorua|palmerston north)[\s,]+\d{4}\b/i,
  /\b(?:singapore|singapur|S)\s?\(?\d{6}\)?(?:$|[\s,.])/i,
  /\p{L}{3,}[,\s]+\d{5}$/u, // city and code at the end, as in Spanish and Mexican forms
  /^\p{L}[\p{L}\s.'-]+,\s*(?:[A-Z]{2}|\p{L}[\p{L}\s]+)\s+\d{5,6}\b/u,
];
const streetWords = new RegExp(`\\b${patternFor("streets")}\\b`);
/** The number may have been read as a letter: "Rumfordstr.S". */
const compoundStreet = new RegExp(`${patternFor("streetEndings")}\\.?\\s*\\d|str\\.[bilosz]$`);
const looseStreets = new RegExp(`\\b${patternFor("looseStreets")}\\b`);
const countries = new RegExp(`^(?:the )?${patternFor("countries")}\\.?$`);
const regions =
  /^(?:nsw|vic|qld|tas|act|wa|sa|nt|new south wales|victoria|queensland|tasmania|ontario|on|quebec|qc|british columbia|bc|alberta|ab|manitoba|mb|saskatchewan|sk|nova scotia|ns|new brunswick|nb|california|texas|florida|new york|illinois|washington|massachusetts|ohio|georgia|karnataka|maharashtra|tamil nadu|gujarat|delhi|new delhi|kerala|telangana|uttar pradesh|west bengal|rajasthan|haryana|punjab|madhya pradesh|selangor|johor|penang|pulau pinang|perak|sarawak|sabah|kuala lumpur|negeri sembilan|melaka|kedah|pahang|cdmx|ciudad de mexico|jalisco|nuevo leon|estado de mexico|puebla|madrid|barcelona|valencia|sevilla|london|paris|berlin|toronto|sydney|melbourne|auckland|mumbai|bangalore|bengaluru|chennai|kolkata|hyderabad|pune|gurgaon|gurugram|noida|shah alam|petaling jaya)\.?$/;
const contactWords = patternFor("contacts");
const contact = new RegExp(`@|www\\.|https?:|\\b${contactWords}\\b`);
const particular = new RegExp(
  `@|www\\.|https?:|\\b${contactWords}\\b\\.?\\s*(?:no|nr|num|id|number)?\\.?\\s*(?:[:#]|[+(]?\\d|$)`,
);

/** Whether a line holds a postal code with its town or state: the line that ends an address. */
export function isPostalLine(text: string): boolean {
  return (
    text.length < longestPostal &&
    /\d{2}|\d[A-Z]/.test(text) &&
    !/©|\(c\)/i.test(text) &&
    postal.some((pattern) => pattern.test(text)) &&
    !contact.test(fold(text)) &&
    readDates(text).length === 0
  );
}

/** Whether a line names a street, a box, a building or the like. */
export function isStreetLine(text: string): boolean {
  if (text.length > 90) return false;
  const folded = fold(text);
  if (contact.test(folded) || /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d[.,]\d{2}(?!\d)/.test(text)) return false;
  if (compoundStreet.test(folded)) return true;
  if (/^c\/\s*\S/.test(folded)) return true;
  if (!/\d/.test(folded)) return looseStreets.test(folded);
  if (readDates(text).length > 0) return false;
  return (
    streetWords.test(folded) ||
    /^(?:#|no\.?\s?)?\d{1,5}[a-zA-Z]?(?:[-/&]\s?\d{1,5}[a-zA-Z]?)*,?\s+(?:[NSEW]{1,2}\.?\s+)?\p{Lu}\p{L}{2,}/u.test(
      text,
    ) ||
    new RegExp(`^\\p{L}[\\p{L}.'!\\s-]{3,},?\\s${year}\\d{1,4}(?:\\s?[a-z]|[-/]\\d{1,4})?$`, "u").test(folded)
  );
}

/** "St. Louis" without a number is a saint or a town called after one; "Chestnut St" is a street. */
const saint = /\bst\.? (?=\p{L})/gu;

/** Whether a line holds a word for a street, a building or a box, so that it is an address even without a postal line. */
export function hasStreetWord(text: string): boolean {
  const folded = /\d/.test(text) ? fold(text) : fold(text).replace(saint, "");
  return (
    streetWords.test(folded) ||
    looseStreets.test(folded) ||
    compoundStreet.test(folded) ||
    /^c\/\s*\S/.test(folded)
  );
}

/** Whether a line is the name of a country. */
export function isCountryLine(text: string): boolean {
  return countries.test(fold(text).trim());
}

/** Whether a text is nothing but a state or region that is known: "Selangor Darul Ehsan", "New South Wales". */
export function isRegion(text: string): boolean {
  const folded = fold(text).trim();
  return regions.test(folded) || malaysianState.test(folded);
}

const malaysianState = /^(?:selangor|johor) (?:darul \p{L}+|d\.?e\.?)$/u;

/** Whether a line is a town, region or country without a code: "Anytown, USA", "Selangor", "Madrid, España". */
export function isPlaceLine(text: string): boolean {
  if (text.length > longestPlace || /\d/.test(text)) return false;
  if (/\p{L}{3,},?\s(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT|ON|QC|BC|AB|MB|SK|NS|NB)$/u.test(text)) return true;
  const parts = fold(text)
    .split(/[,\u2013-]|\s-\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1) ?? "";
  return countries.test(last) || isRegion(last);
}

/** Whether a line holds a telephone number, an e-mail, a registration number or another fact beside the address. */
export function isContactLine(text: string): boolean {
  return contact.test(fold(text)) || /^[+(]?\d[\d\s().-]{7,}$/.test(text.trim());
}

/** Whether a line states a particular ("Tel: 0123", "VAT no 4711"), not merely holds such a word as "Contact Energy" does. */
export function isParticularLine(text: string): boolean {
  const folded = fold(text);
  return particular.test(folded) || /^[+(]?\d[\d\s().-]{7,}$/.test(text.trim());
}
