// The characters of 0x80 to 0x9f (WHATWG Encoding Standard, index windows-1252); the others are those of Latin 1.
const special = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const byCharacter = new Map([...special].map((character, at) => [character, 0x80 + at]));

/**
 * Text in the encoding of older programs. A letter that it does not have is written without its marks, any other character
 * as a question mark.
 */
export function windows1252(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) bytes.push(byteOf(character) ?? plainByteOf(character));
  return Uint8Array.from(bytes);
}

function byteOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : byCharacter.get(character);
}

function plainByteOf(character: string): number {
  const [letter = "?"] = character.normalize("NFKD");
  return byteOf(letter) ?? 0x3f;
}
