import { parseArgs } from "node:util";
import { decodeImage, type GreyImage } from "@fieldwise/engine/images";
import { documentOf } from "../generator/document-of";
import { orderOf } from "../generator/make-document";
import { greyPng } from "../generator/output/grey-png";
import { sheetPdf } from "../generator/output/sheet-pdf";
import { emptyPixels } from "../samples/pixels";
import { heavyGrounds, wordlessPictures } from "../samples/wordless-pictures";
import { compareWords } from "./compare-words";
import { createNodeReader } from "./node-reader";

// What pictures on which nothing is written cost to recognise, in printed pages measured beside them; and what is read of
// pages printed on such grounds, whose words are known.
//   node lab/reading/measure-pictures.mjs [--only NAME] [--size 1654x2339]

const { values } = parseArgs({
  options: { only: { type: "string", default: "" }, size: { type: "string", default: "1654x2339" } },
});
const [width = 0, height = 0] = values.size.split("x").map(Number);
const mostPixels = 16_000_000;
const { reader, recogniser } = await createNodeReader();
const sheets = [];
for (const seed of [101, 102, 103]) sheets.push(await printedSheet(seed));
await recognised(sheets[0]?.image ?? { width: 1, height: 1, data: new Uint8Array(1) });
const costs: number[] = [];
for (const { image, words } of sheets) {
  const page = await recognised(image);
  report("a printed page", page, words);
  costs.push(page.milliseconds);
}
const printed = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
for (const [name, draw] of Object.entries(wordlessPictures))
  if (name.includes(values.only)) report(name, await recognised(draw(width, height)));
for (const [name, ground] of Object.entries(heavyGrounds))
  if (name.includes(values.only))
    for (const { image, words } of sheets.slice(0, 2))
      report(`print on ${name}`, await recognised(ground(image)), words);

async function printedSheet(seed: number): Promise<{ image: GreyImage; words: string }> {
  const { sheet } = documentOf(orderOf(seed, { kind: "invoice", medium: "digital" }));
  const file = await reader.open(new Uint8Array(sheetPdf(sheet)));
  const words = (await file.readTextLayer(1))?.words ?? [];
  const image = await decodeImage((await file.imageForRecognition(1)).bytes, mostPixels);
  await file.close();
  return { image, words: words.map(({ text }) => text).join(" ") };
}

async function recognised(picture: GreyImage) {
  const pixels = emptyPixels(picture.width, picture.height);
  picture.data.forEach((level, at) => {
    pixels.data.fill(level, at * 4, at * 4 + 3);
  });
  const png = greyPng(pixels);
  const before = process.cpuUsage();
  const { words } = await recogniser.recognise(png, 1);
  const { user, system } = process.cpuUsage(before);
  return { text: words.map(({ text }) => text).join(" "), milliseconds: (user + system) / 1000 };
}

function report(name: string, page: { text: string; milliseconds: number }, words?: string): void {
  const times = costs.length < sheets.length ? "" : ` ${(page.milliseconds / printed).toFixed(1)} pages,`;
  const read = page.text === "" ? 0 : page.text.split(" ").length;
  const compared = words === undefined ? undefined : compareWords(page.text, words);
  const right = compared ? `, ${compared.hits} of ${compared.true} right` : "";
  console.log(`${name.padEnd(28)} ${page.milliseconds.toFixed(0)} ms,${times} ${read} words${right}`);
}
