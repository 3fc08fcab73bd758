import { writeSync } from "node:fs";
import { diceOf } from "../generator/dice";
import { fuzzTargets } from "./targets";

// One target until its time is over; `scripts/fuzz.mjs` starts it in a process of its own, under a cap of the heap, and reads
// one line of JSON for each thing that happens. An input is named by its seed and number, and made again from them.
const [name = "", seed = "1", seconds = "10", first = "0", last = ""] = process.argv.slice(2);
const make = fuzzTargets[name];
if (!make) throw new Error(`no target "${name}": ${Object.keys(fuzzTargets).join(", ")}`);
const target = await make();
const say = (what: object) => writeSync(1, `${JSON.stringify(what)}\n`);
const inputOf = (number: number) => target.make(diceOf(Number(seed), `${name}/${number}`));

const until = Date.now() + Number(seconds) * 1000;
const stop = last === "" ? Number.POSITIVE_INFINITY : Number(last);
const isolateMegabytes = 128;
const counts = { taken: 0, answered: 0 };
const idle = keptMegabytes();
let kept = 0;
let number = Number(first);
for (; number <= stop && Date.now() < until; number += 1) {
  say({ at: number });
  const bytes = inputOf(number);
  try {
    await target.run(bytes);
    counts.taken += 1;
  } catch (error) {
    if (target.answers(error)) counts.answered += 1;
    else
      say({ crash: number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  // What an input leaves behind would add up in an isolate, which lives on.
  if (heldMegabytes() - idle > isolateMegabytes / 2) kept = Math.max(kept, keptMegabytes() - idle);
  if (kept > isolateMegabytes) {
    say({ crash: number, error: `${Math.round(kept)} MB are kept beyond those of an idle process` });
    process.exit(1);
  }
}
kept = Math.max(kept, keptMegabytes() - idle);
say({ ended: number, ...counts, keptMegabytes: Math.round(kept) });
process.exit(0);

/** The same once what is no longer needed was collected. */
function keptMegabytes(): number {
  globalThis.gc?.();
  return heldMegabytes();
}

/** What the process holds that an isolate would: the heap in use, and buffers beside it. */
function heldMegabytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}
