import path from "node:path";
import { parseArgs } from "node:util";
import { corpusOf } from "./corpus";
import { generatedSeries } from "./generated-series";
import { cellsOf, readSeries } from "./learn-series";
import { createReading } from "./read-document";
import { readTruth } from "./read-truth";
import { requestOf } from "./request-of";
import { type KnownDocument, type Loss, untouchedValues } from "./untouched-values";

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    series: { type: "string" },
    cache: { type: "string" },
    generated: { type: "string", default: "0" },
    seed: { type: "string", default: "1" },
    fields: { type: "string", default: "2" },
  },
});

if (!values.corpus && values.generated === "0") {
  console.error(
    "usage: node scripts/untouched.mjs [--corpus DIR [--series SERIES.json] [--cache DIR]] [--generated N [--seed N] [--fields N]]",
  );
  process.exit(2);
}

let looked = 0;
const losses: Loss[] = [];
const started = performance.now();
if (values.corpus) await lookAtCorpus(path.resolve(values.corpus));
for (let index = 0; index < Number(values.generated); index += 1) {
  const seed = Number(values.seed) * 1_000_000 + index;
  const series = generatedSeries(seed);
  for (const field of drawn(fieldsOf(series), seed, Number(values.fields))) lookAt(series, field);
}
for (const loss of losses) console.log(JSON.stringify(loss));
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  `${looked} right values looked at again after a correction of another field, ${losses.length} lost; ${seconds} s`,
);
process.exit(losses.length > 0 ? 1 : 0);

function lookAt(series: readonly KnownDocument[], field: string): void {
  const outcome = untouchedValues(series, field);
  looked += outcome.looked;
  losses.push(...outcome.losses);
}

/** Every series of a corpus, each of its fields corrected alone. */
async function lookAtCorpus(folder: string): Promise<void> {
  const documents = new Map((await corpusOf(folder)).map((document) => [document.id, document]));
  const read = createReading(values.cache && path.resolve(values.cache));
  for (const { series, ids } of await readSeries(
    path.resolve(values.series ?? path.join(folder, "series.json")),
  )) {
    const known: KnownDocument[] = [];
    for (const id of ids) {
      const document = documents.get(id);
      if (!document) continue;
      const { fields, lineItems, lineItemsScored } = await readTruth(document.file);
      const request = requestOf(document);
      const columns = request.fields.filter(({ line }) => line);
      const rows = lineItemsScored ? lineItems?.map((row) => cellsOf(row, columns)) : undefined;
      known.push({ id, pages: (await read(document)).pages, request, truth: fields, rows });
    }
    const before = losses.length;
    for (const field of fieldsOf(known)) lookAt(known, field);
    console.log(`${series}: ${known.length} documents, ${losses.length - before} lost`);
  }
}

/** The header fields that are known of some document of a series. */
function fieldsOf(series: readonly KnownDocument[]): string[] {
  return [...new Set(series.flatMap(({ truth }) => Object.keys(truth)))].sort();
}

/** Some of the fields, others for every seed. */
function drawn(fields: readonly string[], seed: number, count: number): string[] {
  if (fields.length <= count) return [...fields];
  return Array.from({ length: count }, (_, index) => fields[(seed * 7 + index * 5) % fields.length] ?? "");
}
