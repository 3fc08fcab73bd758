import { makePdf, pdfStream } from "./make-pdf";

const firstSpecial = 0x100;
const perBlock = 100;

/**
 * A page with these lines in a font whose codes mean something only by its map of characters: every character of the
 * texts, whatever it is, comes out of that map. Lines stand ten points apart.
 */
export function mappedPdf(lines: readonly string[]): Uint8Array {
  const characters = [...new Set(lines.join(""))];
  const codeOf = new Map(characters.map((character, index) => [character, hex(firstSpecial + index)]));
  const entries = characters.map((character) => `<${codeOf.get(character)}> <${utf16(character)}>`);
  const shown = lines.map((line, index) => {
    const codes = [...line].map((character) => codeOf.get(character)).join("");
    return `1 0 0 1 40 ${820 - index * 10} Tm <${codes}> Tj`;
  });
  const content = `BT /M 6 Tf\n${shown.join("\n")}\nET`;
  // Page, contents and the place of its picture are objects 4 to 6.
  return makePdf(
    [{ content, fonts: "/M 7 0 R" }],
    [
      text(
        "<</Type/Font/Subtype/Type0/BaseFont/Arial/Encoding/Identity-H/DescendantFonts[8 0 R]/ToUnicode 9 0 R>>",
      ),
      text(
        "<</Type/Font/Subtype/CIDFontType2/BaseFont/Arial/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 10 0 R/DW 500>>",
      ),
      pdfStream("", text(mapOf(entries))),
      text(
        "<</Type/FontDescriptor/FontName/Arial/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80>>",
      ),
    ],
  );
}

function mapOf(entries: readonly string[]): string {
  const blocks = [];
  for (let at = 0; at < entries.length; at += perBlock) {
    const block = entries.slice(at, at + perBlock);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.join("\n")}
endcmap end end`;
}

function utf16(character: string): string {
  return Array.from({ length: character.length }, (_, index) => hex(character.charCodeAt(index))).join("");
}

const hex = (code: number) => code.toString(16).padStart(4, "0");

function text(value: string): Uint8Array {
  return Uint8Array.from(value, (character) => character.charCodeAt(0));
}
