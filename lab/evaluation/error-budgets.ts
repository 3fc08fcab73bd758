import path from "node:path";
import { parseArgs } from "node:util";
import { extract } from "@fieldwise/engine/lab";
import { baseKnowledge } from "@fieldwise/engine/memory";
import type { FoundValue } from "@fieldwise/engine/results";
import { baseScorer } from "@fieldwise/engine/training";
import type { Budget } from "~/domain/error-budget/error-budget";
import { seededRandom } from "../samples/seeded-random";
import {
  addOutcomes,
  type BudgetOutcome,
  type JudgedDocument,
  nothingRealised,
  passingOf,
  realisedOf,
  simulateBudget,
} from "./budget-simulation";
import { type CorpusDocument, corpusOf } from "./corpus";
import { Learner, readSeries } from "./learn-series";
import { matchesTruth } from "./matches-truth";
import { createReading } from "./read-document";
import { readTruth, type Truth } from "./read-truth";
import { requestOf } from "./request-of";

const { values } = parseArgs({
  options: {
    corpus: { type: "string", multiple: true, default: [] },
    cache: { type: "string", multiple: true, default: [] },
    draws: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
  },
});

if (values.corpus.length === 0) {
  console.error(
    "usage: node scripts/error-budgets.mjs --corpus DIR [--cache DIR] [--corpus DIR [--cache DIR]] [--draws N] [--seed N]",
  );
  process.exit(2);
}

/** From the loosest that five right values prove to what the product proposes. */
const budgets: Budget[] = [2, 5, 10, 20, 50, 200].map((count) => ({ errors: 1, values: count }));

type Tenant = { ids: ReadonlySet<string>; documents: JudgedDocument[] };

let unread = 0;
const tenants: Tenant[] = [];
const cold: JudgedDocument[] = [];
for (const [place, folder] of values.corpus.entries())
  await readCorpus(path.resolve(folder), values.cache[place] && path.resolve(values.cache[place]));

console.log(`${cold.length} documents, ${unread} unread; ${tenants.length} series`);
console.log(
  "\nEach series a tenant of its own, from its first document on, each checked after it was judged:",
);
report((budget) => tenants.map((tenant) => simulateBudget(budget, tenant.documents)));
console.log("\nA tenant that checked all but one series, then this series arrives as a new supplier:");
report((budget) =>
  tenants.map(({ ids }) => {
    const before = cold.filter(({ id }) => !ids.has(id));
    return realisedOf(
      budget,
      passingOf(budget, before),
      cold.filter(({ id }) => ids.has(id)),
    );
  }),
);
console.log(
  `\nA tenant that checked one half of all documents, drawn by chance, then the other half arrives; ${values.draws} draws:`,
);
const halves = drawHalves(Number(values.draws), Number(values.seed));
report((budget) => halves.map(([checked, later]) => realisedOf(budget, passingOf(budget, checked), later)));

/** Reads a corpus twice: its series as tenants that learn, and all of it by a product that knows nothing of them. */
async function readCorpus(folder: string, cache: string | undefined): Promise<void> {
  const documents = await corpusOf(folder);
  const series = await readSeries(path.join(folder, "series.json"));
  const read = createReading(cache);
  const byId = new Map(documents.map((document) => [document.id, document]));
  for (const { series: name, ids } of series) {
    const learner = new Learner(false);
    const judged: JudgedDocument[] = [];
    for (const id of ids) {
      const document = byId.get(id);
      if (document) judged.push(...(await judge(document, { supplierId: name, read, learner })));
    }
    tenants.push({ ids: new Set(ids), documents: judged });
  }
  for (const document of documents) {
    const supplierId = series.find(({ ids }) => ids.includes(document.id))?.series ?? document.id;
    const judged = await judge(document, { supplierId, read });
    if (judged.length === 0) unread += 1;
    cold.push(...judged);
  }
}

type Course = { supplierId: string; read: ReturnType<typeof createReading>; learner?: Learner };

/** What is known of a document's values after it was read, nothing when it cannot be; a learner is corrected afterwards. */
async function judge(
  document: CorpusDocument,
  { supplierId, read, learner }: Course,
): Promise<JudgedDocument[]> {
  const reading = await read(document).catch(() => null);
  if (!reading) return [];
  const { pages, embedded } = reading;
  const request = requestOf(document);
  const predicted = learner
    ? learner.predict({ pages, request, embedded, scorer: baseScorer })
    : extract(pages, request, { ...baseKnowledge, embedded });
  const truth = await readTruth(document.file);
  learner?.correct(document.id, { pages, request, predicted }, truth);
  return [{ id: document.id, values: judgedValues(predicted.fields, truth, supplierId) }];
}

/** The values that the corpus knows to be right or wrong. */
function judgedValues(
  found: Readonly<Record<string, FoundValue>>,
  { fields, scored }: Truth,
  supplierId: string,
) {
  return scored.flatMap((field) => {
    const answer = found[field];
    if (!answer?.value) return [];
    const truth = fields[field];
    const wrong = !truth || !matchesTruth(field, answer.value, truth);
    return [{ field, supplierId, confidence: answer.confidence, wrong }];
  });
}

function drawHalves(draws: number, seed: number): [JudgedDocument[], JudgedDocument[]][] {
  const random = seededRandom(seed);
  return Array.from({ length: draws }, () => {
    const drawn = cold
      .map((document) => ({ document, at: random() }))
      .sort((one, other) => one.at - other.at)
      .map(({ document }) => document);
    const middle = Math.floor(drawn.length / 2);
    return [drawn.slice(0, middle), drawn.slice(middle)];
  });
}

function report(outcomes: (budget: Budget) => BudgetOutcome[]): void {
  for (const budget of budgets) {
    const { values: all, ...sum } = outcomes(budget).reduce(addOutcomes, nothingRealised);
    const share = sum.passed > 0 ? `${percent(sum.wrong, sum.passed)} wrong` : "nothing passes";
    console.log(
      [
        `  promised ${percent(budget.errors, budget.values)}`.padEnd(20),
        `passed ${sum.passed} of ${all} (${percent(sum.passed, all)})`.padEnd(34),
        `${share} (${sum.wrong})`.padEnd(26),
        `fields over ${sum.broken} of ${sum.asked} (${sum.promises} with a promise), beyond chance ${sum.proven}`,
      ].join(""),
    );
  }
}

function percent(part: number, whole: number): string {
  return `${whole > 0 ? ((100 * part) / whole).toFixed(1) : "0.0"} %`;
}
