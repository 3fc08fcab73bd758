import { makePdf, pdfStream, printedLines } from "./make-pdf";

/** What a PDF shall carry besides its page. */
type Cargo = {
  lines?: string[];
  attachments?: Record<string, string>;
  form?: { name: string; tooltip: string; value: string; password?: boolean }[];
};

/** A PDF of one page with files attached and form fields filled; it replaces the catalogue and page of a plain one. */
export function pdfCarrying({ lines = ["Invoice"], attachments = {}, form = [] }: Cargo): Uint8Array {
  const files = Object.entries(attachments);
  const first = 7;
  const extra = [
    ...files.flatMap(([name, text], index) => [
      bytes(`<</Type/Filespec/F(${name})/UF(${name})/EF<</F ${first + index * 2 + 1} 0 R>>>>`),
      pdfStream("/Type/EmbeddedFile", new TextEncoder().encode(text)),
    ]),
    ...form.map(({ name, tooltip, value, password }, index) =>
      bytes(
        `<</Type/Annot/Subtype/Widget/FT/Tx/T(${name})/TU(${tooltip})/V(${value})/Ff ${password ? 8192 : 0}` +
          `/DA(/F1 10 Tf 0 g)/F 4/Rect[60 ${600 - index * 30} 300 ${620 - index * 30}]>>`,
      ),
    ),
  ];
  const plain = makePdf([{ content: printedLines(lines) }], extra);
  const names = files.map(([name], index) => `(${name}) ${first + index * 2} 0 R`).join(" ");
  const widgets = form.map((_, index) => `${first + files.length * 2 + index} 0 R`).join(" ");
  return rewritten(plain, [
    [
      "<</Type/Catalog/Pages 2 0 R>>",
      `<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[${names}]>>>>/AcroForm<</Fields[${widgets}]/DR<</Font<</F1 3 0 R>>>>>>>>`,
    ],
    ["<</Type/Page/Parent", `<</Type/Page/Annots[${widgets}]/Parent`],
  ]);
}

/** The file with parts replaced and its cross-reference table made again. */
function rewritten(file: Uint8Array, replacements: [string, string][]): Uint8Array {
  let text = String.fromCharCode(...file);
  for (const [from, to] of replacements) text = text.replace(from, () => to);
  const start = text.lastIndexOf("xref\n0 ");
  const count = Number(/xref\n0 (\d+)/.exec(text.slice(start))?.[1]);
  const body = text.slice(0, start);
  const rows = Array.from({ length: count - 1 }, (_, index) => {
    const at = index === 0 ? body.indexOf("1 0 obj\n") : body.indexOf(`\n${index + 1} 0 obj\n`) + 1;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  return bytes(
    `${body}xref\n0 ${count}\n0000000000 65535 f \n${rows.join("")}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
