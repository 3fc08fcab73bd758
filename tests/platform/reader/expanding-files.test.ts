import { refusedReading } from "@tests/support/refused-reading";
import { beforeAll, describe, expect, test } from "vitest";
import type { DocumentReader } from "~/operations/reader-ports";
import { createNodeReader } from "../../../lab/reading/node-reader";
import { expandingFiles } from "../../../lab/samples/expanding-files";
import { validPdf } from "../../../lab/samples/hostile-files";

let reader: DocumentReader;
beforeAll(async () => {
  ({ reader } = await createNodeReader());
});

const names = Object.keys(expandingFiles) as (keyof typeof expandingFiles)[];
const accepted = ["was read", "too-complex", "too-large"];

/** What becomes of a file whatever is asked of it: the problems met, without a word for what goes well. */
async function problemsOf(bytes: Uint8Array): Promise<string[]> {
  const found: string[] = [];
  const attempt = async (task: () => Promise<unknown>) => {
    found.push(await refusedReading(task));
  };
  await attempt(async () => {
    const document = await reader.open(bytes);
    try {
      await attempt(() => document.readEmbedded());
      await attempt(() => document.readTextLayer(1));
      await attempt(() => document.imageForRecognition(1));
      await attempt(() => document.imageForViewing(1, 320, 0));
    } finally {
      document.close();
    }
  });
  return found;
}

const mostSeconds = 12;
// Instances of PDFium that gave out wait for the collector, 88 MB each.
const mostMegabytes = 900;

describe("a small file that asks for endless work", () => {
  test.each(names)("%s is broken off, and the next file is read", { timeout: 90_000 }, async (name) => {
    const memory = process.memoryUsage().rss;
    const started = process.cpuUsage();
    const problems = await problemsOf(new Uint8Array(expandingFiles[name]()));
    const { user, system } = process.cpuUsage(started);
    expect(problems.filter((problem) => problem !== "was read").length).toBeGreaterThan(0);
    expect(problems.filter((problem) => !accepted.includes(problem))).toEqual([]);
    expect((user + system) / 1e6).toBeLessThan(mostSeconds);
    expect((process.memoryUsage().rss - memory) / 2 ** 20).toBeLessThan(mostMegabytes);
    const next = await reader.open(new Uint8Array(validPdf));
    expect((await next.readTextLayer(1))?.words.map(({ text }) => text)).toContain("7001");
    next.close();
  });
});

test("after three pages that were too complex the others are not tried", { timeout: 90_000 }, async () => {
  const document = await reader.open(new Uint8Array(expandingFiles["dense-pattern"]()));
  const draw = () => refusedReading(() => document.imageForRecognition(1));
  expect([await draw(), await draw(), await draw()]).toEqual(["too-complex", "too-complex", "too-complex"]);
  const started = process.cpuUsage();
  expect(await draw()).toBe("too-complex");
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(0.2);
  document.close();
});
