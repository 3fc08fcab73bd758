import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { compareWords, type WordComparison } from "./compare-words";
import { errorKinds } from "./error-kinds";
import { createNodeReader } from "./node-reader";

// Words of the recogniser against a human transcript (`ocrLines`), and its processor time against native Tesseract with
// the same language data, one thread.
//   node lab/reading/measure-words.mjs --corpus DIR [--every 2] [--from 0] [--native eng] [--out FILE] [--errors]

type Truth = { id: string; ocrLines?: { text: string }[] };
type Measured = WordComparison & { id: string; milliseconds: number; native: number };

const { values } = parseArgs({
  options: {
    corpus: { type: "string", default: "." },
    every: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
    native: { type: "string" },
    out: { type: "string" },
    errors: { type: "boolean", default: false },
  },
});

const folder = path.resolve(values.corpus, "docs");
const files = (await readdir(folder)).sort();
const truths = (
  await Promise.all(files.filter((file) => file.endsWith(".truth.json")).map(readTruth))
).filter(({ ocrLines }) => ocrLines);
const chosen = truths.filter((_, place) => place % Number(values.every) === Number(values.from));
const { recogniser } = await createNodeReader();
const languageData = await languageFolder();
const rows: Measured[] = [];
for (const truth of chosen) {
  const row = await measure(truth);
  rows.push(row);
  const kinds = values.errors ? ` ${JSON.stringify(errorKinds(row))}` : "";
  console.log(
    `${row.id.padEnd(24)} ${line(row)} ${row.milliseconds.toFixed(0)} ms (${row.native.toFixed(0)})${kinds}`,
  );
}
const all = rows.reduce((sum, row) => added(sum, row));
const kinds = errorKinds(all);
console.log(
  `ALL ${rows.length} ${line(all)}, mean ${mean("milliseconds")} ms of processor, native ${mean("native")} ms`,
);
console.log(
  `missing words: ${Object.entries(kinds)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(", ")}`,
);
if (values.out) await writeFile(values.out, JSON.stringify(rows, null, 1));
await rm(languageData, { recursive: true });

async function readTruth(file: string): Promise<Truth> {
  return JSON.parse(await readFile(path.join(folder, file), "utf8")) as Truth;
}

async function measure({ id, ocrLines = [] }: Truth): Promise<Measured> {
  const file = path.join(
    folder,
    files.find((name) => name.startsWith(`${id}.`) && !name.endsWith(".json")) ?? "",
  );
  const bytes = new Uint8Array(await readFile(file));
  if (rows.length === 0) await recogniser.recognise(bytes, 1);
  const before = process.cpuUsage();
  const page = await recogniser.recognise(bytes, 1);
  const { user, system } = process.cpuUsage(before);
  const compared = compareWords(textOf(page.words), textOf(ocrLines));
  return { id, ...compared, milliseconds: (user + system) / 1000, native: nativeTime(file) };
}

function textOf(parts: { text: string }[]): string {
  return parts.map((part) => part.text).join(" ");
}

/** A folder with the project's own language data as native Tesseract wants it: an installed one may lack a language. */
async function languageFolder(): Promise<string> {
  const target = await mkdtemp(path.join(tmpdir(), "languages-"));
  for (const code of ["eng", "spa"]) {
    const packed = await readFile(path.resolve("workers/ocr/languages", `${code}.traineddata.gz`));
    await writeFile(path.join(target, `${code}.traineddata`), gunzipSync(packed));
  }
  return target;
}

/** Processor time of native Tesseract on the same file with one thread, in milliseconds; 0 when not asked for. */
function nativeTime(file: string): number {
  if (!values.native) return 0;
  const command =
    'TIMEFORMAT="%U %S"; time tesseract --tessdata-dir "$2" "$0" - -l "$1" >/dev/null 2>/dev/null';
  const environment = { ...process.env, OMP_THREAD_LIMIT: "1" };
  const done = spawnSync("bash", ["-c", command, file, values.native, languageData], {
    env: environment,
    encoding: "utf8",
  });
  return done.stderr
    .trim()
    .split(/\s+/)
    .reduce((sum, seconds) => sum + Number(seconds) * 1000, 0);
}

function added(sum: Measured, row: Measured): Measured {
  return {
    ...sum,
    hits: sum.hits + row.hits,
    read: sum.read + row.read,
    true: sum.true + row.true,
    extra: [...sum.extra, ...row.extra],
    missing: [...sum.missing, ...row.missing],
  };
}

function line({ hits, read, true: wanted }: WordComparison): string {
  return `precision ${((100 * hits) / read).toFixed(1)} recall ${((100 * hits) / wanted).toFixed(1)}`;
}

function mean(key: "milliseconds" | "native"): string {
  return (rows.reduce((sum, row) => sum + row[key], 0) / rows.length).toFixed(0);
}
