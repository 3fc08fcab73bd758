import { parseArgs } from "node:util";
import { decodeImage, encodePng, scale } from "@fieldwise/engine/images";
import { diceOf } from "../generator/dice";
import { documentOf } from "../generator/document-of";
import { orderOf } from "../generator/make-document";
import { sheetPdf } from "../generator/output/sheet-pdf";
import { comparePlaces, type Difference } from "./compare-places";
import { createNodeReader } from "./node-reader";

// Words of generated PDFs by their text layer against the words that recognition finds in their own raster, letter for
// letter: the two ways of reading are to agree. The same seed gives the same documents.
//   node lab/reading/measure-rasters.mjs [--count 24] [--seed 4000] [--dpi 200] [--words]

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "24" },
    seed: { type: "string", default: "4000" },
    dpi: { type: "string", default: "200" },
    words: { type: "boolean", default: false },
  },
});
const kinds = [
  "invoice",
  "receipt",
  "purchase_order",
  "invoice",
  "bank_statement",
  "energy_bill",
  "credit_note",
] as const;
const drawnDpi = 200;
const { reader, recogniser } = await createNodeReader();
const all = { words: 0, same: 0, numbers: 0, sameNumbers: 0, differences: [] as Difference[] };
const before = process.cpuUsage();

for (let place = 0; place < Number(values.count); place += 1) {
  const seed = Number(values.seed) + place;
  const { document, sheet } = documentOf(
    orderOf(seed, { kind: diceOf(seed, "kind").pick(kinds), medium: "digital" }),
  );
  const file = await reader.open(new Uint8Array(sheetPdf(sheet)));
  const printed = await file.readTextLayer(1);
  const drawn = await file.imageForRecognition(1);
  await file.close();
  if (!printed) throw new Error(`seed ${seed}: the sheet has no text layer`);
  const page = await recogniser.recognise(await atResolution(drawn.bytes), 1);
  const { same, differences } = comparePlaces(page.words, printed.words);
  all.words += printed.words.length;
  all.same += same;
  all.numbers += printed.words.filter(({ text }) => hasDigit(text)).length;
  all.differences.push(...differences);
  console.info(
    `${document.id} ${document.layout.padEnd(28)} ${document.language} ${share(same, printed.words.length)}`,
  );
  if (values.words)
    for (const { kind, printed: true_, read } of differences)
      console.info(`  ${kind.padEnd(8)} ${true_}  |  ${read}`);
}

const { user, system } = process.cpuUsage(before);
const wrongNumbers = all.differences.filter(({ printed }) => hasDigit(printed)).length;
const counts: Record<string, number> = {};
for (const { kind } of all.differences) counts[kind] = (counts[kind] ?? 0) + 1;
console.info(
  `ALL ${values.count} at ${values.dpi} dpi: ${all.words} words, exact ${share(all.same, all.words)}, with digits ${share(all.numbers - wrongNumbers, all.numbers)}; ${JSON.stringify(counts)}; ${((user + system) / 1000 / Number(values.count)).toFixed(0)} ms of processor each`,
);

async function atResolution(png: Uint8Array): Promise<Uint8Array> {
  const factor = Number(values.dpi) / drawnDpi;
  return factor === 1 ? png : encodePng(scale(await decodeImage(png, 16_000_000), factor));
}

function hasDigit(text: string): boolean {
  return /\d/.test(text);
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(2)} %`;
}
