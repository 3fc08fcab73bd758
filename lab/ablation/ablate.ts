import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { corpusOf } from "../evaluation/corpus";
import { type AblationDocument, type Change, changesBetween, type Outcome } from "./outcomes";
import { buildReplaceable, type PlacedNumber } from "./replaceable";

const { values } = parseArgs({
  options: {
    corpus: { type: "string", multiple: true },
    words: { type: "string", multiple: true },
    in: { type: "string", multiple: true, default: ["engine/fields", "engine/stages"] },
    every: { type: "string", default: "1" },
    threads: { type: "string", default: "2" },
    out: { type: "string", default: ".cache/ablation.json" },
  },
});
if (!values.corpus || values.corpus.length !== values.words?.length) {
  console.error(
    "usage: npm run ablate -- --corpus DIR --words DIR [--corpus DIR --words DIR …] [--in FOLDER …] [--every N] [--threads N] [--out FILE]",
  );
  process.exit(2);
}

/**
 * What a number is worth: per number tried in its place, what the engine gets right with it and not without (`gained`),
 * and the other way, per family; or that the engine fails.
 */
type Row = Pick<PlacedNumber, "file" | "name" | "value" | "reason"> & {
  tried: Record<string, Record<string, Change> | "fails">;
};

/** Milliseconds a document before a measurement is given up: some twenty times what one takes. */
const patience = 1_000;

const documents = await documentsOf(values.corpus, values.words, Number(values.every));
const bundle = path.resolve("build/lab/ablation/measure.mjs");
const numbers = await buildReplaceable(values.in, bundle);
const asItIs = await measured();
console.log(`${numbers.length} numbers, ${documents.length} documents`);
const rows: Row[] = [];
const waiting = numbers.map((number, index) => ({ number, index }));
await Promise.all(Array.from({ length: Number(values.threads) }, tryWaiting));
await mkdir(path.dirname(values.out), { recursive: true });
await writeFile(values.out, JSON.stringify(rows, null, 1));
console.log(`${rows.filter(isWithoutEffect).length} numbers change nothing. ${values.out}`);

async function tryWaiting(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { number, index } = next;
    const tried: Row["tried"] = {};
    for (const other of othersFor(number))
      tried[String(other)] = await measured({ [index]: other }).then(
        (without) => changesBetween(asItIs, without),
        () => "fails" as const,
      );
    const { file, name, value, reason } = number;
    rows.push({ file, name, value, reason, tried });
  }
}

/** What is put in a number's place: nothing at all, and twice as much. */
function othersFor({ value }: PlacedNumber): number[] {
  return value === 0 ? [1] : [0, value * 2];
}

function isWithoutEffect({ tried }: Row): boolean {
  return Object.values(tried).every(
    (families) =>
      families !== "fails" && Object.values(families).every(({ gained, lost }) => gained === 0 && lost === 0),
  );
}

/** Measures all documents in a thread of its own, with some numbers replaced. A step of 0 may never come to an end. */
async function measured(replaced?: Record<number, number>): Promise<Outcome[]> {
  const thread = new Worker(bundle, { workerData: { documents, replaced } });
  const tooLong = setTimeout(() => thread.terminate(), patience * documents.length);
  const answer = new Promise<Outcome[]>((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", () => reject(new Error("the thread ended without an answer")));
  });
  return answer.finally(() => clearTimeout(tooLong));
}

/** Every nth document of each corpus; a document's family is what its id begins with. */
async function documentsOf(
  folders: readonly string[],
  words: readonly string[],
  every: number,
): Promise<AblationDocument[]> {
  const all = await Promise.all(
    folders.map(async (folder, place) =>
      (await corpusOf(path.resolve(folder))).map((document) => ({
        ...document,
        words: path.resolve(words[place] ?? ""),
        family: document.id.split("-")[0] ?? "",
      })),
    ),
  );
  return all.flat().filter((_, index) => index % every === 0);
}
