import type { Dice } from "../dice";

const confusions: Record<string, readonly string[]> = {
  "0": ["O", "o", "8", "6", "D"],
  O: ["0", "Q", "D"],
  o: ["0", "c", "e"],
  "1": ["l", "I", "7", "i"],
  l: ["1", "I", "i", "t"],
  I: ["1", "l", "|"],
  "5": ["S", "6", "s"],
  S: ["5", "s", "8"],
  "8": ["B", "3", "6", "0"],
  B: ["8", "E", "R"],
  "2": ["Z", "7", "z"],
  Z: ["2"],
  "3": ["8", "5"],
  "4": ["A", "9"],
  "6": ["8", "G", "b", "5"],
  "7": ["1", "?", "T"],
  "9": ["g", "4", "q"],
  G: ["6", "C"],
  C: ["G", "c", "("],
  c: ["e", "o"],
  e: ["c", "o"],
  a: ["o", "s"],
  n: ["ri", "u"],
  m: ["rn", "nn"],
  rn: ["m"],
  u: ["ii", "v"],
  i: ["l", "1", "j"],
  t: ["f", "l"],
  f: ["t", "r"],
  h: ["b", "n"],
  E: ["F", "£"],
  D: ["0", "O"],
  T: ["I", "7"],
  $: ["S", "5", "8"],
  "€": ["C", "E", "6"],
  "£": ["E", "f"],
  "%": ["96", "%o"],
  "/": ["1", "7", "I", "l"],
  "-": ["~", "_", "."],
  ".": [",", "", " "],
  ",": [".", ""],
  ":": [";", ".", ""],
  "#": ["H", "4"],
  á: ["a"],
  é: ["e"],
  í: ["i"],
  ó: ["o"],
  ú: ["u"],
  ñ: ["n"],
  ä: ["a"],
  ö: ["o"],
  ü: ["u"],
  ß: ["B"],
  ç: ["c"],
  è: ["e"],
  à: ["a"],
  "&": ["8", "6"],
  "'": ["", "’"],
  "@": ["®", "a"],
};

/** A word as bad recognition returns it: one or two of its characters taken for others, or lost. */
export function misread(text: string, dice: Dice): string {
  const characters = [...text];
  const at = dice.int(0, characters.length - 1);
  const character = characters[at] ?? "";
  const others = confusions[character];
  if (others) characters[at] = dice.pick(others).trim();
  else if (/[cosuvwxzkp]/i.test(character) && dice.chance(0.4))
    characters[at] =
      character === character.toUpperCase() ? character.toLowerCase() : character.toUpperCase();
  else if (dice.chance(0.4) && characters.length > 3) characters[at] = "";
  else characters[at] = dice.pick([..."aeilnrstcu1"]);
  const read = characters.join("");
  return read === "" ? text : read;
}

const turnedAccents: Record<string, string> = {
  á: "à",
  à: "á",
  é: "è",
  è: "é",
  ù: "ú",
  û: "ú",
  ò: "ó",
  ì: "í",
};

/** Accents are lost or taken for one another, and recognition is as sure of the word as before. */
export function withoutAccents(text: string, dice: Dice): string {
  const turned = dice.chance(0.35);
  return [...text]
    .map(
      (letter) =>
        (turned ? turnedAccents[letter] : undefined) ?? letter.normalize("NFD").replace(/\p{M}/gu, ""),
    )
    .join("");
}
