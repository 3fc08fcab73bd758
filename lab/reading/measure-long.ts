import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { runPipeline } from "@fieldwise/engine/lab";
import { baseKnowledge } from "@fieldwise/engine/memory";
import { longInvoicePages } from "../../tests/support/long-invoice";
import { requestOf } from "../evaluation/request-of";

// The live memory that extraction takes on a long table, in MB above what its words take, and when it is highest.
//   node lab/reading/measure-long.mjs [--rows 20000] [--on-page 100] [--every 200]

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "20000" },
    "on-page": { type: "string", default: "100" },
    every: { type: "string", default: "200" },
  },
});
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const live = () => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1024 / 1024;
};

const request = requestOf({ kind: "invoice", language: "en" });
const before = live();
const pages = longInvoicePages(Number(values.rows), Number(values["on-page"]));
console.log(`knowledge and code ${before.toFixed(1)} MB, words ${(live() - before).toFixed(1)} MB`);
const ground = live();
const steps = runPipeline({ pages, request, knowledge: baseKnowledge });
let [step, count, highest] = [steps.next(), 0, 0];
const started = performance.now();
while (!step.done) {
  count += 1;
  if (count % Number(values.every) === 0) {
    const above = live() - ground;
    if (above > highest + 5) {
      console.log(`step ${count}, ${Math.round(performance.now() - started)} ms: ${above.toFixed(1)} MB`);
      highest = above;
    }
  }
  step = steps.next();
}
console.log(`${count} steps, result ${(live() - ground).toFixed(1)} MB, ${step.value.lineItems.length} rows`);
