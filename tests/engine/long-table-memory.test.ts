import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { runPipeline } from "@engine/pipeline";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import { extractionRequest } from "@tests/support/extraction-request";
import { longInvoicePages } from "@tests/support/long-invoice";
import { expect, test } from "vitest";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const live = () => {
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

// An isolate has 128 MB, of which code and weights take some 35. What is known of every candidate for every field took
// 70 MB for a thousand rows.
test("a thousand rows take less than 40 MB while they are decided on", () => {
  const pages = longInvoicePages(1_000);
  const before = live();
  const steps = runPipeline({ pages, request: extractionRequest("invoice"), knowledge: baseKnowledge });
  let most = 0;
  let step = steps.next();
  for (let count = 1; !step.done; count += 1) {
    if (count % 60 === 0) most = Math.max(most, live() - before);
    step = steps.next();
  }
  expect(step.value.lineItems).toHaveLength(1_000);
  expect(most).toBeGreaterThan(5);
  expect(most).toBeLessThan(40);
}, 60_000);
