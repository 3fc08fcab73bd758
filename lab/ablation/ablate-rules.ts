import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { corpusSample, generatedPairs } from "./ablation-documents";
import type { RuledOutcome, RuleQuestion } from "./measure-rules";
import { buildSwitchable } from "./replaceable";
import { type RuleRow, rulesTable, whatChanged } from "./rules-table";

const { values } = parseArgs({
  options: {
    corpus: { type: "string", multiple: true },
    words: { type: "string", multiple: true },
    in: { type: "string", multiple: true, default: ["engine/stages"] },
    every: { type: "string", default: "1" },
    largest: { type: "string", default: "100000" },
    generated: { type: "string", default: "0" },
    most: { type: "string", default: "20" },
    out: { type: "string", default: ".cache/ablation-rules.json" },
  },
});
if (!values.corpus || values.corpus.length !== values.words?.length) {
  console.error(
    "usage: node scripts/ablate-rules.mjs --corpus DIR --words DIR [--corpus DIR --words DIR …] [--in FOLDER …] [--every N] [--largest WORDS] [--generated PAIRS] [--most DOCUMENTS] [--out FILE]",
  );
  process.exit(2);
}

/** So many times as long as a document takes on average, and a measurement is given up: without a rule a loop may never end. */
const patience = 30;

const corpora = values.corpus.map((corpus, place) => ({ corpus, words: values.words?.[place] ?? "" }));
const sample = { every: Number(values.every), largest: Number(values.largest) };
const documents = [...(await corpusSample(corpora, sample)), ...generatedPairs(Number(values.generated))];
const bundle = path.resolve(`node_modules/.cache/ablation-${process.pid}.mjs`);
const rules = await buildSwitchable(values.in, bundle);
await mkdir(path.dirname(values.out), { recursive: true });
let thread = new Worker(bundle, { workerData: { documents } });
const started = performance.now();
const asItIs = (await asked({ off: undefined, places: [...documents.keys()] }, 600_000)) ?? [];
const longest = (patience * (performance.now() - started)) / documents.length;
console.log(`${rules.length} conditions, ${documents.length} documents`);

const rows: RuleRow[] = [];
for (const [index, { file, line, text }] of rules.entries()) {
  const where = [...documents.keys()].filter((place) => asItIs[place]?.mattered.includes(index));
  const places = spread(where, Number(values.most));
  const without = places.length > 0 ? await asked({ off: index, places }, longest * places.length) : [];
  const withIt = places.flatMap((place) => asItIs[place] ?? []);
  rows.push({ file, line, text, matters: where.length, ...whatChanged(withIt, without) });
  if (index % 50 === 0) await writeFile(values.out, JSON.stringify(rows, null, 1));
}
await writeFile(values.out, JSON.stringify(rows, null, 1));
await thread.terminate();
await rm(bundle);
console.log(`${rulesTable(rows)}\n${values.out}`);

/** At most this many of the places, from all over the list. */
function spread(places: readonly number[], most: number): number[] {
  const step = Math.max(1, places.length / most);
  return Array.from({ length: Math.min(most, places.length) }, (_, at) => places[Math.floor(at * step)] ?? 0);
}

async function asked(question: RuleQuestion, within: number): Promise<RuledOutcome[] | null> {
  const tooLong = setTimeout(() => thread.terminate(), within);
  const ended = new AbortController();
  const { signal } = ended;
  const answered = once(thread, "message", { signal }).then(([answer]): RuledOutcome[] | null => answer);
  thread.postMessage(question);
  const answer = await Promise.race([answered, once(thread, "exit", { signal }).then(() => null)]);
  clearTimeout(tooLong);
  ended.abort();
  if (thread.threadId === -1) thread = new Worker(bundle, { workerData: { documents } });
  return answer;
}
