/** Legal forms that are no words of their own, however they are written. */
const plain = [
  "inc|incorporated|llc|l\\.l\\.c|corp|corporation|company|llp|pllc|ltd|limited|plc|pty|proprietary|ulc|ltee|limitee|enr",
  "pvt|private limited|sdn|bhd|berhad|pte|gmbh|g\\.m\\.b\\.h|kgaa|ohg|gbr|mbh|e\\.\\s?k|e\\.\\s?kfm|e\\.\\s?v|a\\.\\s?g",
  "s\\.\\s?a|s\\.\\s?l\\.?(?:\\s?[ul])?|s\\.\\s?a\\.\\s?u|s\\.\\s?coop|s\\.?\\s?a\\.?\\s?(?:p\\.?\\s?i\\.?\\s?)?de\\s?c\\.?\\s?v",
  "s\\.?\\s?de\\s?r\\.?\\s?l|s\\.\\s?a\\.\\s?b|a\\.\\s?c|sarl|s\\.\\s?a\\.\\s?r\\.\\s?l|sasu|s\\.a\\.s|eurl|selarl",
  "s\\.?\\s?r\\.?\\s?l\\.?\\s?s?|s\\.\\s?p\\.\\s?a|spa|s\\.\\s?n\\.\\s?c|b\\.\\s?v|n\\.\\s?v|v\\.\\s?o\\.\\s?f|c\\.\\s?v|bvba|sprl|vof",
  "lda|ltda|unipessoal|eireli|sgps|aps|a/s|sp\\.? z o\\.?o|s\\.\\s?r\\.\\s?o|kft|co\\.",
  "enterprises?|trading|traders|group|holdings?|services|solutions|foundation|association|associates|partners|industries",
  "systems|technologies|hermanos|hnos|e hijos|& sons|& co|brothers|gebr(?:ü|u)der|figli",
].join("|");
/** Legal forms that are also words or syllables: only in capitals, or "Co". */
const capital =
  "AG|KG|SE|UG|EG|SA|SL|SLU|SAS|SCI|EI|SNC|BV|NV|CV|LP|PC|NA|OY|AB|AS|CO|Co|eK|eG|Lp|Pte|S/B|SPRL|OPC|CIC";

const anywhere = new RegExp(`(?:^|[\\s,(&])(?:${plain})\\.?\\)?(?=$|[\\s,(.;-])`, "i");
const inCapitals = new RegExp(`(?:^|[\\s,(&])(?:${capital})\\.?\\)?(?=$|[\\s,(.;-])`);
const alone = new RegExp(
  `^(?:(?:${plain.slice(0, plain.indexOf("|enterprises"))})\\.?|(?:${capital})\\.?)[,)]?$`,
  "i",
);

/** Whether a text ends or carries the legal form of a company ("Pty Ltd", "S.L.", "GmbH"). */
export function hasCompanySuffix(text: string): boolean {
  return anywhere.test(text) || inCapitals.test(text);
}

/** Whether a word is nothing but a legal form ("GmbH", "Ltd.", "S.A."). */
export function isLegalForm(word: string): boolean {
  return alone.test(word);
}
