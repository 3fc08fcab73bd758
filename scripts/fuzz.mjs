import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { prepare, root, toolNode } from "./bootstrap.mjs";
import { bundlePart } from "./run-bundled.mjs";

// Hostile input to everything that takes bytes from outside: `npm run fuzz [-- --minutes 5 --seed 7 --target pdf,mail]`. Each
// target gets its share of the time, in a process whose heap is capped at what an isolate has (128 MB). An input that crashes, runs
// longer than 30 s or breaks the cap is told by target, seed and number, and fails the run; `--only 123` makes and runs that one
// alone, `--keep DIR` writes it there, to become a fixture.
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "5" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    target: { type: "string", default: "" },
    only: { type: "string" },
    keep: { type: "string" },
  },
});
const names = ["pdf", "jpeg", "png", "zip", "mail", "xml", "csv", "workbook", "listing", "webhook", "json"];
const wanted = values.target ? values.target.split(",") : names;
const heapMegabytes = 128;
const longest = 30_000;

await prepare();
const program = await bundlePart("lab/fuzz/fuzz-target.ts");
const seconds = (Number(values.minutes) * 60) / wanted.length;
console.log(`seed ${values.seed}, ${Math.round(seconds)} s for each of ${wanted.length} targets`);
let failures = 0;
for (const name of wanted) await fuzz(name);
console.log(failures === 0 ? "no crash" : `${failures} inputs failed`);
process.exit(failures === 0 ? 0 : 1);

/** A target until its time is over: after an input that ended its process it goes on behind that one. */
async function fuzz(name) {
  const began = Date.now();
  const sum = { taken: 0, answered: 0, failed: 0, kept: 0 };
  let next = Number(values.only ?? 0);
  for (;;) {
    const left = seconds - (Date.now() - began) / 1000;
    if (left <= 0 && next > 0) break;
    const run = await runFrom(name, next, Math.max(left, 1));
    sum.taken += run.taken;
    sum.answered += run.answered;
    sum.failed += run.failures.length;
    sum.kept = Math.max(sum.kept, run.keptMegabytes);
    for (const failure of run.failures) tell(name, failure);
    if (run.ended || values.only) break;
    next = run.at + 1;
  }
  failures += sum.failed;
  const inputs = sum.taken + sum.answered + sum.failed;
  console.log(
    `${name}: ${inputs} inputs, ${sum.taken} taken, ${sum.answered} answered with a reason, ${sum.failed} failed; at most ${sum.kept} MB kept`,
  );
}

/** Runs the program once: what it counted, at which input it stood, and what failed. */
function runFrom(name, first, left) {
  const last = values.only ? [String(first)] : [];
  const child = spawn(
    toolNode(),
    [
      `--max-old-space-size=${heapMegabytes}`,
      "--expose-gc",
      "--enable-source-maps",
      program,
      name,
      values.seed,
      String(left),
      String(first),
      ...last,
    ],
    { cwd: root, stdio: ["ignore", "pipe", "pipe"] },
  );
  const run = { at: first, taken: 0, answered: 0, keptMegabytes: 0, ended: false, failures: [] };
  let printed = "";
  let late = false;
  let timer;
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      late = true;
      child.kill("SIGKILL");
    }, longest);
  };
  child.stderr.on("data", (text) => {
    printed = (printed + text).slice(-2_000);
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    const said = parsed(line);
    if (said?.at !== undefined) run.at = said.at;
    if (said?.crash !== undefined) run.failures.push({ number: said.crash, what: said.error });
    if (said?.ended !== undefined) Object.assign(run, said, { ended: true });
    watch();
  });
  return new Promise((resolve) =>
    child.on("close", (code) => {
      clearTimeout(timer);
      if (!run.ended)
        run.failures.push({
          number: run.at,
          what: late ? `no end within ${longest} ms` : `exit ${code}: ${printed}`,
        });
      resolve(run);
    }),
  );
}

function tell(name, { number, what }) {
  console.log(
    `${name} failed: node scripts/fuzz.mjs --target ${name} --seed ${values.seed} --only ${number}\n  ${what}`,
  );
  if (!values.keep) return;
  mkdirSync(values.keep, { recursive: true });
  writeFileSync(path.join(values.keep, `${name}-${values.seed}-${number}.txt`), what);
}

/** Libraries print lines of their own. */
function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
