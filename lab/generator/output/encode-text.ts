const beyondLatin: Record<string, number> = {
  "€": 0x80,
  "₹": 0x81,
  "‚": 0x82,
  "…": 0x85,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "•": 0x95,
  "–": 0x96,
  "—": 0x97,
};

/** The code of a character in the documents' fonts: Windows Latin with the rupee sign in an unused place. */
function codeOf(character: string): number {
  const known = beyondLatin[character];
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 63;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  throw new Error(`no place in the font for ${character}`);
}

/** A PDF string in hexadecimal. */
export function hexOf(text: string): string {
  return `<${[...text].map((character) => codeOf(character).toString(16).padStart(2, "0")).join("")}>`;
}

/** The map back to Unicode, so that a reader finds the rupee sign too. */
export function toUnicodeMap(): string {
  const latin = Array.from({ length: 0xe0 }, (_, i) => i + 0x20).filter(
    (code) => code < 0x7f || code >= 0xa0,
  );
  const pairs = [
    ...latin.map((code): [number, number] => [code, code]),
    ...Object.entries(beyondLatin).map(([character, code]): [number, number] => [
      code,
      character.codePointAt(0) ?? 0,
    ]),
  ];
  const blocks: string[] = [];
  for (let from = 0; from < pairs.length; from += 100) {
    const rows = pairs
      .slice(from, from + 100)
      .map(([code, unicode]) => `<${hex(code, 2)}> <${hex(unicode, 4)}>`);
    blocks.push(`${rows.length} beginbfchar\n${rows.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Latin def\n/CMapType 2 def\n1 begincodespacerange\n<00> <ff>\nendcodespacerange\n${blocks.join("\n")}\nendcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`;
}

function hex(number: number, width: number): string {
  return number.toString(16).padStart(width, "0");
}
