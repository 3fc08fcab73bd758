import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundledWorkers } from "../../scripts/local/bundles.mjs";

const workers = await bundledWorkers();

describe.each(workers)("the program of $name", ({ options }) => {
  const text = options.modules
    .filter(({ type }) => type === "ESModule")
    .map(({ path }) => readFileSync(path, "utf8"))
    .join("\n");

  it("is Latin-1, or each of its characters takes two bytes of the isolate", () => {
    const wide = [...text.matchAll(/.{0,40}[^\0-\xff].{0,40}/gu)].map(([around]) => around);
    expect(wide).toEqual([]);
  });

  it("leaves room in the 128 MB of an isolate", () => {
    expect(text.length).toBeGreaterThan(500_000);
    expect(text.length).toBeLessThan(6_500_000);
  });
});
