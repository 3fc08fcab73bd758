// Writes the tables of how cultures write dates, numbers, months and money. Run with the Node that the tests run in:
//   node_modules/.bin/node scripts/cultures/write-cultures.mjs
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { datePatternIn, isMonthFirstIn, moneyFormIn, monthNamesIn, numberFormIn } from "./culture-facts.mjs";

const source = `// Written by scripts/cultures/write-cultures.mjs from Unicode CLDR ${process.versions.cldr} (ICU ${process.versions.icu}). Not for editing.\n`;

const list = readFileSync("app/domain/models/cultures.ts", "utf8");
const cultures = [...new Set(/const tags =([^;]*);/.exec(list)[1].match(/[a-z]{2,3}-[A-Z]{2}/g))];
const unknown = cultures.filter((tag) => Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0);
if (unknown.length > 0) throw new Error(`ICU does not know ${unknown}: run this with a Node of full ICU.`);

const bySame = (tags, factOf) => {
  const groups = new Map();
  for (const tag of tags) {
    const fact = JSON.stringify(factOf(tag));
    groups.set(fact, [...(groups.get(fact) ?? []), tag]);
  }
  return [...groups].map(([fact, same]) => [JSON.parse(fact), same.join(" ")]);
};

write("engine/cultures/culture-formats.ts", [
  "/** The pattern of a date, whether 03/04 is the fourth of March, decimal mark, group mark, figures before the first group at least, size of further groups; and whose. */",
  "export const cultureFormats: readonly [string, boolean, string, string, number, number, string][] = ",
  asCode(
    bySame(cultures, (tag) => {
      const { decimal, group, leastBefore, further } = numberFormIn(tag);
      return [datePatternIn(tag), isMonthFirstIn(tag), decimal, group, leastBefore, further];
    }).map(([facts, tags]) => [...facts, tags]),
  ),
]);

const fold = (text) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");
write("app/domain/documents/month-names.ts", [
  "/** The names of the twelve months, folded, those of one month side by side; and in which cultures. */",
  "export const monthNames: readonly [string[], string][] = ",
  asCode(
    bySame(cultures, (tag) => {
      const all = monthNamesIn(tag).map(([month, name]) => [month, fold(name)]);
      const monthsOf = (name) => new Set(all.flatMap(([month, same]) => (same === name ? [month] : []))).size;
      const named = all.filter(([, name]) => monthsOf(name) === 1);
      return Array.from({ length: 12 }, (_, index) =>
        [...new Set(named.flatMap(([month, name]) => (month === index + 1 && name ? [name] : [])))].join(" "),
      );
    }),
  ),
]);

const currencies = Intl.supportedValuesOf("currency");
const signs = Object.fromEntries(
  ["en", "es"].map((language) => [
    language,
    Object.fromEntries(
      currencies.flatMap((code) => {
        const { sign } = moneyFormIn(language, code);
        return sign === code ? [] : [[code, sign]];
      }),
    ),
  ]),
);
const oddDigits = currencies.flatMap((code) => {
  const { digits } = moneyFormIn("en", code);
  return digits === 2 ? [] : [[code, digits]];
});
write("app/domain/billing/currency-signs.ts", [
  "/** The signs of currencies in a language, where it has another one than the code. */",
  "export const currencySigns: Record<string, Record<string, string>> = ",
  asCode(signs),
  "\n\n/** The digits of the minor units that are not two. */\nexport const oddMinorDigits: Record<string, number> = ",
  asCode(Object.fromEntries(oddDigits)),
]);

// Spaces of other kinds are written so that they can be seen.
function asCode(value) {
  return `${JSON.stringify(value).replace(/[\u00a0\u202f\u200e\u200f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`)};`;
}

function write(file, parts) {
  const [comment, start, ...rest] = parts;
  writeFileSync(file, `${source}\n${comment}\n${start}${rest.join("")}\n`);
  spawnSync("node_modules/.bin/biome", ["check", "--write", file]);
}
