import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { corpusSample, generatedPairs } from "./ablation-documents";
import { ablationTable, type Row } from "./ablation-table";
import { changesBetween, hasEffect, type Outcome, type TrialOutcomes } from "./outcomes";
import { buildReplaceable, type PlacedNumber } from "./replaceable";

const { values } = parseArgs({
  options: {
    corpus: { type: "string", multiple: true },
    words: { type: "string", multiple: true },
    in: { type: "string", multiple: true, default: ["engine/fields", "engine/stages"] },
    every: { type: "string", default: "1" },
    largest: { type: "string", default: "100000" },
    generated: { type: "string", default: "0" },
    threads: { type: "string", default: "2" },
    out: { type: "string", default: ".cache/ablation.json" },
  },
});
if (!values.corpus || values.corpus.length !== values.words?.length) {
  console.error(
    "usage: node scripts/ablate.mjs --corpus DIR --words DIR [--corpus DIR --words DIR …] [--in FOLDER …] [--every N] [--largest WORDS] [--generated PAIRS] [--threads N] [--out FILE]",
  );
  process.exit(2);
}

/** So many times as long as the engine takes as it is, and a measurement is given up: a step of 0 may never end. */
const patience = 20;

const corpora = values.corpus.map((corpus, place) => ({ corpus, words: values.words?.[place] ?? "" }));
const sample = { every: Number(values.every), largest: Number(values.largest) };
const documents = [...(await corpusSample(corpora, sample)), ...generatedPairs(Number(values.generated))];
// Not below build/, which is emptied when someone builds the pages meanwhile.
const bundle = path.resolve(`node_modules/.cache/ablation-${process.pid}.mjs`);
const numbers = await buildReplaceable(values.in, bundle);
await mkdir(path.dirname(values.out), { recursive: true });
const started = performance.now();
const asItIs = await measured();
const longest = patience * (performance.now() - started);
console.log(`${numbers.length} numbers, ${documents.length} documents`);
const rows: (Row & Pick<PlacedNumber, "reason">)[] = [];
const waiting = numbers.map((number, index) => ({ number, index }));
await Promise.all(Array.from({ length: Number(values.threads) }, tryWaiting));
await rm(bundle);
console.log(`${ablationTable(rows)}\n${values.out}`);

async function tryWaiting(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { number, index } = next;
    const tried: TrialOutcomes = {};
    for (const other of othersFor(number)) {
      const changed = await measured({ [index]: other }, longest).then(
        (without) => changesBetween(asItIs, without),
        () => "fails" as const,
      );
      tried[String(other)] = changed;
      if (hasEffect(changed)) break;
    }
    const { file, name, value, reason } = number;
    rows.push({ file, name, value, reason, tried });
    await writeFile(values.out, JSON.stringify(rows, null, 1));
  }
}

/** What is put in a number's place: nothing at all and, where that changes nothing, twice as much. */
function othersFor({ value }: PlacedNumber): number[] {
  return value === 0 ? [1] : [0, value * 2];
}

/** Measures all documents in a thread of its own, with some numbers replaced; with them for this many milliseconds at most. */
async function measured(replaced?: Record<number, number>, within?: number): Promise<Outcome[]> {
  const thread = new Worker(bundle, { workerData: { documents, replaced } });
  const tooLong = within === undefined ? undefined : setTimeout(() => thread.terminate(), within);
  const answer = new Promise<Outcome[]>((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", () => reject(new Error("the thread ended without an answer")));
  });
  return answer.finally(() => clearTimeout(tooLong));
}
