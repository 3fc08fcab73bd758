import { parseArgs } from "node:util";
import { generatedPairs } from "./ablation-documents";
import { seriesDocuments } from "./series-documents";
import { memoryTable, withoutMemory } from "./without-memory";

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    words: { type: "string" },
    series: { type: "string" },
    generated: { type: "string", default: "0" },
  },
});
if (!values.corpus || !values.words) {
  console.error(
    "usage: node scripts/ablate-memory.mjs --corpus DIR --words DIR [--series SERIES.json] [--generated PAIRS]",
  );
  process.exit(2);
}

const { corpus, words, series = `${corpus}/series.json` } = values;
const documents = [
  ...(await seriesDocuments({ corpus, words, series })),
  ...generatedPairs(Number(values.generated)),
];
console.log(memoryTable(withoutMemory(documents)));
