import { parseArgs } from "node:util";
import { decodeImage } from "@fieldwise/engine/images";
import { diceOf } from "../generator/dice";
import { documentOf } from "../generator/document-of";
import { orderOf } from "../generator/make-document";
import { greyPng } from "../generator/output/grey-png";
import { sheetPdf } from "../generator/output/sheet-pdf";
import { emptyPixels, type Pixels } from "../samples/pixels";
import { scan } from "../samples/scan";
import { compareWords } from "./compare-words";
import { errorKinds } from "./error-kinds";
import { createNodeReader } from "./node-reader";

// Words of the recogniser on generated sheets as a noisy office scanner takes them at 200 dpi, against their text layer.
// The same seed gives the same scans.
//   node lab/reading/measure-scans.mjs [--count 24] [--seed 9000] [--noise 10-20] [--skew 1.5] [--words]

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "24" },
    seed: { type: "string", default: "9000" },
    noise: { type: "string", default: "10-20" },
    skew: { type: "string", default: "1.5" },
    words: { type: "boolean", default: false },
  },
});
const kinds = [
  "invoice",
  "purchase_order",
  "invoice",
  "credit_note",
  "bank_statement",
  "energy_bill",
] as const;
const [least = 10, most = 20] = values.noise.split("-").map(Number);
const { reader, recogniser } = await createNodeReader();
const total = { hits: 0, read: 0, true: 0, extra: [] as string[], missing: [] as string[] };

for (let place = 0; place < Number(values.count); place += 1) {
  const seed = Number(values.seed) + place;
  const order = orderOf(seed, { kind: kinds[place % kinds.length], medium: "digital" });
  const { document, sheet } = documentOf(order);
  const file = await reader.open(new Uint8Array(sheetPdf(sheet)));
  const printed = await file.readTextLayer(1);
  const drawn = await file.imageForRecognition(1);
  await file.close();
  if (!printed) throw new Error(`seed ${seed}: the sheet has no text layer`);
  const page = await recogniser.recognise(greyPng(await scanned(drawn.bytes, seed)), 1);
  const compared = compareWords(textOf(page.words), textOf(printed.words));
  for (const key of ["hits", "read", "true"] as const) total[key] += compared[key];
  total.extra.push(...compared.extra);
  total.missing.push(...compared.missing);
  console.info(`${document.id} ${document.layout.padEnd(28)} ${line(compared)}`);
  if (values.words)
    console.info(`  missing: ${compared.missing.join(" ")}\n  extra: ${compared.extra.join(" ")}`);
}
console.info(`ALL ${values.count} ${line(total)}; missing words: ${JSON.stringify(errorKinds(total))}`);

async function scanned(image: Uint8Array, seed: number): Promise<Pixels> {
  const grey = await decodeImage(image, 16_000_000);
  const sheet = emptyPixels(grey.width, grey.height);
  grey.data.forEach((level, at) => {
    sheet.data.fill(level, at * 4, at * 4 + 3);
  });
  const dice = diceOf(seed, "office scanner");
  return scan(sheet, {
    dpi: 200,
    skewDegrees: (dice.next() * 2 - 1) * Number(values.skew),
    noise: least + dice.next() * (most - least),
    blur: 0.4 + dice.next() * 0.7,
    quality: 0.7,
    seed: dice.int(1, 1e9),
  });
}

function textOf(words: { text: string }[]): string {
  return words.map(({ text }) => text).join(" ");
}

function line({ hits, read, true: wanted }: { hits: number; read: number; true: number }): string {
  return `precision ${((100 * hits) / read).toFixed(1)} recall ${((100 * hits) / wanted).toFixed(1)}`;
}
