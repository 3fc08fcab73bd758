import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { runPipeline } from "@engine/pipeline";
import { packPage, pagesOf } from "@engine/reading/packed-page";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import { extractionRequest } from "@tests/support/extraction-request";
import { longInvoicePages } from "@tests/support/long-invoice";
import { expect, test } from "vitest";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const live = () => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1024 / 1024;
};

/** What tests before this one left behind is let go of between turns of the event loop. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * The most MB that extraction holds above what it was given; looked at after every so many steps. A look collects the garbage of all
 * that the process has read before: a tenth of a second alone, a second behind other files.
 */
async function mostHeld(rows: number, everySteps: number): Promise<number> {
  const pages = pagesOf(longInvoicePages(rows).map(packPage));
  await settled();
  const before = live();
  const steps = runPipeline({ pages, request: extractionRequest("invoice"), knowledge: baseKnowledge });
  let most = 0;
  let step = steps.next();
  for (let count = 1; !step.done; count += 1) {
    if (count % everySteps === 0) most = Math.max(most, live() - before);
    step = steps.next();
  }
  most = Math.max(most, live() - before);
  expect(step.value.lineItems).toHaveLength(rows);
  return most;
}

// An isolate has 128 MB, of which code and weights take some 35. What is known of every candidate for every field took
// 70 MB for a thousand rows.
test("a thousand rows take less than 30 MB while they are decided on", async () => {
  const most = await mostHeld(1_000, 200);
  expect(most).toBeGreaterThan(5);
  expect(most).toBeLessThan(30);
}, 60_000);

// 17.5 kB once, and an isolate stores references in half the room: 20,000 rows need what 3,500 do and 90 MB.
test("beyond 2,000 rows each takes less than 7 kB", async () => {
  const [some, more] = [await mostHeld(2_000, 600), await mostHeld(3_500, 600)];
  expect(((more - some) / 1_500) * 1024).toBeLessThan(7);
}, 120_000);
