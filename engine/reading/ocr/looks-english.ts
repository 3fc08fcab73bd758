import { patternFor } from "../../languages/compile";

const foreign = new RegExp(`^${patternFor("commonWords")}$`);
/** One or two such words stand in English, too: "per", "die". */
const fewest = 3;

/** Whether doubtful places of a page may be read as English alone: hardly any small words of another language stand on it. */
export function looksEnglish(words: readonly { text: string }[]): boolean {
  const found = new Set(words.map(({ text }) => text.toLowerCase().replace(/[^\p{L}]/gu, "")));
  return [...found].filter((word) => foreign.test(word)).length < fewest;
}
