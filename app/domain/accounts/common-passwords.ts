import { productName } from "../product";
import listed from "./common-passwords.json";

/**
 * The 3,000 commonest passwords of at least four characters, and all of ten and more among the 49,000 commonest, as counted
 * by Mark Burnett (ten million leaked passwords) and ordered by @zxcvbn-ts/language-common 3.0.4 (MIT).
 */
const common = new Set(listed.flatMap((line) => line.split(" ")));
for (const word of "contraseña contrasena miclave clave secreto bienvenido bienvenida teamo teamomucho tequiero".split(
  " ",
))
  common.add(word);

/** The longest text that people typically append to a word: "sunshine2026!". */
const longestAddition = 8;
/** The minimum length of a password without the product's name. */
const leastBesideName = 8;
/** Adjacent keys or letters, in both directions; fewer than four count as chance. */
const rows = ["abcdefghijklmnopqrstuvwxyz", "01234567890123456789", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const columns = [
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p",
  "1q2w3e4r5t6y7u8i9o0p",
  "qazwsxedcrfvtgbyhnujmikolp",
];
const sequences = [...rows, ...columns].flatMap((row) => [row, [...row].reverse().join("")]);
const shortestRun = 4;

/** Whether the password is one that an attacker tries first, in whatever case it is written and with what people add to it. */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize("NFKC").toLowerCase();
  return hasLittleBesideName(typed) || readingsOf(typed).some(isWeak);
}

/** The password as typed, without what was added to a word, and each of them with letters for signs that look like them. */
function readingsOf(typed: string): string[] {
  const readings = [
    typed,
    withoutAddition(typed, /[^\p{L}]+$/u),
    withoutAddition(typed, /^[^\p{L}]+|[^\p{L}]+$/gu),
  ];
  return [...readings, ...readings.map(plainLetters)];
}

function isWeak(text: string): boolean {
  const unit = unitOf(text);
  return common.has(text) || common.has(unit) || isSequence(text) || (text.length > 4 && unit.length <= 4);
}

/** "p@ssw0rd" as "password". */
const plainLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);
const lookalikes: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** The word without digits and signs that were put to it; the text itself when they are long. */
function withoutAddition(text: string, addition: RegExp): string {
  const word = text.replace(addition, "");
  return text.length - word.length <= longestAddition ? word : text;
}

/** The shortest text whose repetition gives the whole: "abc" of "abcabcabcab". */
function unitOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit;
  }
  return text;
}

/** Whether the text, except for a short end, consists of runs of adjacent keys: "qwertyuiop1", "asdfgh123456". */
function isSequence(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    const length = runAt(text, at);
    if (length < shortestRun) break;
    at += length;
  }
  return at >= 2 * shortestRun && text.length - at <= 2;
}

function runAt(text: string, at: number): number {
  let length = 1;
  while (at + length < text.length && isRun(text.slice(at, at + length + 1))) length += 1;
  return length;
}

const isRun = (part: string) => sequences.some((sequence) => sequence.includes(part));

function hasLittleBesideName(text: string): boolean {
  const name = productName.toLowerCase();
  if (!plainLetters(text).includes(name)) return false;
  return (
    plainLetters(text)
      .replaceAll(name, "")
      .replace(/[^\p{L}\p{N}]/gu, "").length < leastBesideName
  );
}
