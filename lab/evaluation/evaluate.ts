import { spawn } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { candidateRecall } from "./candidate-recall";
import { corpusOf } from "./corpus";
import { evaluateLearning } from "./evaluate-learning";
import { evaluatePart, type Timing } from "./evaluate-part";
import { summaryOf } from "./summary-of";
import { trainFirst } from "./train-first";
import { wrongCorrectionsReport } from "./wrong-corrections-report";

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    out: { type: "string", default: ".cache/evaluation/predictions" },
    only: { type: "string" },
    limit: { type: "string" },
    cache: { type: "string" },
    processes: { type: "string", default: "2" },
    part: { type: "string" },
    recall: { type: "boolean", default: false },
    train: { type: "string" },
    learn: { type: "string" },
    sabotage: { type: "boolean", default: false },
    transcript: { type: "boolean", default: false },
  },
});

if (!values.corpus) {
  console.error(
    "usage: npm run evaluate -- --corpus DIR [--out DIR] [--cache DIR] [--only GLOB] [--limit N] [--processes N] [--recall] [--train DIR] [--learn SERIES.json [--sabotage]] [--transcript]",
  );
  process.exit(2);
}
const limit = values.limit ? Number(values.limit) : undefined;
const documents = await corpusOf(path.resolve(values.corpus), values.only, limit);
const out = path.resolve(values.out);
// Learning reads every document a second time, so that words are kept even where nobody asked for it.
const kept = values.cache ?? (values.learn ? `${values.out}-words` : undefined);
const cache = kept && path.resolve(kept);
const trained = values.train && path.join(path.dirname(out), `${path.basename(out)}-trained`);

if (values.recall) {
  console.log(await candidateRecall(documents, cache));
} else if (values.part) {
  const [index = 0, count = 1] = values.part.split("/").map(Number);
  const own = documents.filter((_, place) => place % count === index);
  const timings = await evaluatePart(own, { out, cache, trained, transcript: values.transcript });
  process.send?.(timings);
} else {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  if (values.train && trained) {
    const ids = documents.map(({ id }) => id);
    const learning = { only: values.only, cache, out: trained };
    console.log(await trainFirst(path.resolve(values.train), learning, ids));
  }
  const count = Math.max(1, Number(values.processes));
  const parts = await Promise.all(Array.from({ length: count }, (_, index) => runPart(`${index}/${count}`)));
  const timings = parts.flat();
  await writeFile(path.join(out, "timings.json"), JSON.stringify(timings, null, 1));
  console.log(summaryOf(timings));
  if (values.learn) {
    const run = { series: path.resolve(values.learn), cache, trained, transcript: values.transcript };
    const plain = values.sabotage ? `${out}-unspoilt` : out;
    await mkdir(plain, { recursive: true });
    const learned = await evaluateLearning(documents, { ...run, out: plain, sabotage: false });
    console.log(learned.summary);
    if (values.sabotage) {
      const spoilt = await evaluateLearning(documents, { ...run, out, sabotage: true });
      console.log(spoilt.summary);
      console.log(wrongCorrectionsReport(learned, spoilt));
      console.log(`Predictions without wrong corrections in ${plain}`);
    }
  }
  console.log(`Predictions in ${out}`);
}

/** Evaluates one part of the corpus in a process of its own, for a second core and an own heap. */
function runPart(part: string): Promise<Timing[]> {
  return new Promise((resolve, reject) => {
    let timings: Timing[] = [];
    const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1), "--part", part], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child.on("message", (message) => {
      timings = message as Timing[];
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve(timings) : reject(new Error(`part ${part} ended with ${code}`)),
    );
  });
}
