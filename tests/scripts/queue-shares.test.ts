import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { concurrencyLimits } from "~/domain/processing/concurrency-limits";

test("a tenant's share of pages is twice what the queue of pages does at once", () => {
  const file = readFileSync("workers/ocr/wrangler.toml", "utf8");
  expect(concurrencyLimits.pages).toBe(2 * Number(/max_concurrency = (\d+)/.exec(file)?.[1]));
});
