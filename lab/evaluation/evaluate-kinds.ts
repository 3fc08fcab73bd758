import { parseArgs } from "node:util";
import { kindOf } from "@fieldwise/engine";
import { layoutOf } from "@fieldwise/engine/memory";
import { corpusOf } from "./corpus";
import { createReading } from "./read-document";

/**
 * Says how often the kind of a document is seen right on its first page:
 * `node scripts/evaluate-kinds.mjs --corpus FOLDER [--cache FOLDER] [--none]`. With --none every document of the folder is of none of
 * the kinds. Printed: right of all by kind, and of those that are sure enough to be placed by themselves. The shipped trees were fitted to the
 * labelled corpora: how good they are on other sources is what `npm run train:kinds` prints.
 */
const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    cache: { type: "string" },
    none: { type: "boolean", default: false },
    errors: { type: "string", default: "0" },
  },
});
if (!values.corpus) throw new Error("name a folder with --corpus");

const sure = 0.9;
type Seen = { id: string; source: string; medium: string; truth: string; seen: string; confidence: number };

const read = createReading(values.cache);
const all: Seen[] = [];
for (const document of await corpusOf(values.corpus)) {
  const { pages } = await read(document);
  const [first] = pages;
  const { kind, confidence } =
    first && first.words.length > 0 ? kindOf(layoutOf([first])) : { kind: null, confidence: 0 };
  all.push({
    id: document.id,
    source: document.id.replace(/-.*/, ""),
    medium: first?.source === "text" ? "digital" : "scan",
    truth: values.none ? "none" : document.kind,
    seen: kind ?? "none",
    confidence,
  });
}

const isRight = ({ truth, seen }: Seen) => truth === seen;
const share = (some: readonly Seen[]) =>
  some.length === 0 ? "-" : `${((100 * some.filter(isRight).length) / some.length).toFixed(1)} %`;

for (const key of ["medium", "truth", "source"] as const)
  for (const value of [...new Set(all.map((one) => one[key]))].sort()) {
    const some = all.filter((one) => one[key] === value);
    const placed = some.filter(({ confidence, seen }) => confidence >= sure && seen !== "none");
    console.log(
      `${key.padEnd(7)} ${value.padEnd(15)} right ${share(some).padStart(8)} of ${String(some.length).padStart(4)};` +
        ` sure ${String(placed.length).padStart(4)}, of them right ${share(placed)}`,
    );
  }
const mixed = new Map<string, string[]>();
for (const one of all.filter((seen) => !isRight(seen)))
  mixed.set(`${one.truth} seen as ${one.seen}`, [
    ...(mixed.get(`${one.truth} seen as ${one.seen}`) ?? []),
    `${one.id} ${one.confidence}`,
  ]);
for (const [what, ids] of mixed)
  console.log(what, ids.length, ids.slice(0, Number(values.errors)).join(", "));
