import { deflateSync } from "node:zlib";
import { pdfOf } from "./written-pdf.ts";

/** Small PDFs that ask for endless work, by name: each keeps every bound of size and is valid in every part. */
export const expandingFiles = {
  /** 25 forms of which each draws the next ten times, the last some text: 10^25 drawings. */
  "nested-forms": () => page({ content: "/X Do", resources: "/XObject<</X 5 0 R>>", objects: nestedForms() }),
  /** A page filled with a pattern whose tiles lie a ten-thousandth of a point apart. */
  "dense-pattern": () =>
    page({
      content: "/Pattern cs /P scn 0 0 595 842 re f",
      resources: "/Pattern<</P 5 0 R>>",
      objects: [
        stream(
          "/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep 0.0001/YStep 0.0001/Resources<<>>",
          "1 0 0 rg 0 0 1 1 re f",
        ),
      ],
    }),
  /** A million states saved and none taken back. */
  "saved-states": () => page({ content: "q ".repeat(1_000_000) }),
  /** A map of characters whose 65,536 entries stand for 50,000 letters each. */
  "long-targets": () =>
    page({
      content: "BT /F1 12 Tf 60 700 Td <0001> Tj ET",
      resources: "/Font<</F1 5 0 R>>",
      objects: fontWithMap(`1 beginbfrange\n<0000> <ffff> <${"0041".repeat(50_000)}>\nendbfrange`),
    }),
  /** Thirty patterns of which each fills itself with the next. */
  "nested-patterns": () =>
    page({
      content: "/Pattern cs /P scn 0 0 595 842 re f",
      resources: "/Pattern<</P 5 0 R>>",
      objects: Array.from({ length: 30 }, (_, depth) =>
        stream(
          `/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<</Pattern<</P ${Math.min(depth + 6, 34)} 0 R>>>>`,
          "/Pattern cs /P scn 0 0 9 9 re f ".repeat(10),
        ),
      ),
    }),
  /** Letters that are drawings of letters: every glyph of each font shows the next font ten times. */
  "nested-glyphs": () =>
    page({
      content: "BT /F 12 Tf 60 700 Td (aaaaaaaaaa) Tj ET",
      resources: "/Font<</F 5 0 R>>",
      objects: Array.from({ length: 20 }, (_, depth) => [
        object(
          `<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a ${6 + depth * 2} 0 R>>/Encoding<</Type/Encoding/Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[9]/Resources<</Font<</F ${Math.min(7 + depth * 2, 43)} 0 R>>>>>>`,
        ),
        stream("", "9 0 d0 BT /F 1 Tf (aaaaaaaaaa) Tj ET 0 0 1 1 re f"),
      ]).flat(),
    }),
  /** A shading whose colour is worked out by a program of ten thousand steps for every pixel. */
  "slow-shading": () =>
    page({
      content: "/S sh",
      resources: "/Shading<</S 5 0 R>>",
      objects: [
        object("<</ShadingType 1/ColorSpace/DeviceGray/Domain[0 1000 0 1000]/Function 6 0 R>>"),
        stream(
          "/FunctionType 4/Domain[0 1000 0 1000]/Range[0 1]",
          `{ ${"dup mul sin cos 3 add ".repeat(10_000)} pop }`,
        ),
      ],
    }),
  /** The same two megabytes of drawing named a thousand times as the contents of one page. */
  "repeated-contents": () =>
    page({
      contents: `[${"5 0 R ".repeat(1_000)}]`,
      objects: [stream("/Filter/FlateDecode", deflateSync("0 0 m 9 9 l S\n".repeat(150_000)))],
    }),
} satisfies Record<string, () => Uint8Array>;

function nestedForms(): Uint8Array[][] {
  const depth = 25;
  return Array.from({ length: depth }, (_, index) => {
    const isLast = index === depth - 1;
    const resources = isLast ? "/Font<</F1 3 0 R>>" : `/XObject<</X ${index + 6} 0 R>>`;
    const drawing = isLast ? "BT /F1 9 Tf (Total 110.00) Tj ET" : "/X Do ".repeat(10);
    return stream(`/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<<${resources}>>`, drawing);
  });
}

/** A composite font whose codes mean what a map of characters says. */
function fontWithMap(entries: string): Uint8Array[][] {
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
1 begincodespacerange <0000> <ffff> endcodespacerange
${entries}
endcmap end end`;
  return [
    object(
      "<</Type/Font/Subtype/Type0/BaseFont/Arial/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>",
    ),
    object(
      "<</Type/Font/Subtype/CIDFontType2/BaseFont/Arial/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 8 0 R/DW 500>>",
    ),
    stream("/Filter/FlateDecode", deflateSync(map)),
    object(
      "<</Type/FontDescriptor/FontName/Arial/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80>>",
    ),
  ];
}

/** One page; `objects` are numbered from 5. */
function page({
  content = "",
  contents = "4 0 R",
  resources = "",
  objects = [],
}: {
  content?: string;
  contents?: string;
  resources?: string;
  objects?: Uint8Array[][];
}): Uint8Array {
  const fonts = resources.includes("/Font") ? "" : "/Font<</F1 3 0 R>>";
  return pdfOf([
    object("<</Type/Catalog/Pages 2 0 R>>"),
    object(`<</Type/Pages/Count 1/Kids[${objects.length + 5} 0 R]>>`),
    object("<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"),
    stream("", content),
    ...objects,
    object(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${contents}/Resources<<${fonts}${resources}>>>>`,
    ),
  ]);
}

const object = (body: string): Uint8Array[] => [Buffer.from(body, "latin1")];

function stream(dictionary: string, data: string | Uint8Array): Uint8Array[] {
  const bytes = typeof data === "string" ? Buffer.from(data, "latin1") : data;
  return [
    Buffer.from(`<<${dictionary}/Length ${bytes.length}>>\nstream\n`, "latin1"),
    bytes,
    Buffer.from("\nendstream", "latin1"),
  ];
}
