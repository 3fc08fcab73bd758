import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bundledWorkers } from "../../../scripts/local/bundles.mjs";
import { newestIn } from "../../../scripts/newest-in.mjs";

describe("the newest of a folder", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "fieldwise-newest-"));
    mkdirSync(path.join(folder, "inner"));
    write("inner/source.ts", 1_000);
    for (const name of ["inner", "."]) utimesSync(path.join(folder, name), 1_000, 1_000);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(name: string, second: number) {
    writeFileSync(path.join(folder, name), "");
    utimesSync(path.join(folder, name), second, second);
  }

  it("is its newest file, however deep", () => {
    expect(newestIn(folder)).toBe(1_000_000);
    write("inner/source.ts", 2_000);
    expect(newestIn(folder)).toBe(2_000_000);
  });

  it("is a folder that a file was removed from", () => {
    rmSync(path.join(folder, "inner/source.ts"));
    expect(newestIn(folder)).toBeGreaterThan(1_000_000);
  });

  it("is nothing that a tool keeps in a folder of its own", () => {
    mkdirSync(path.join(folder, ".wrangler"));
    utimesSync(folder, 1_000, 1_000);
    expect(newestIn(folder)).toBe(1_000_000);
  });
});

// Wrangler takes a second, and was seen to take 20 beside much else.
describe("bundled Workers", { timeout: 120_000 }, () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "fieldwise-bundles-"));
    writeFileSync(
      path.join(folder, "wrangler.toml"),
      'name = "small"\nmain = "worker.js"\ncompatibility_date = "2026-06-15"\n',
    );
    writeFileSync(path.join(folder, "worker.js"), "export default { fetch: () => new Response('small') };\n");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function modules(): Promise<string[]> {
    const source = path.join(folder, "worker.js");
    const configs = [path.join(folder, "wrangler.toml")];
    const workers = await bundledWorkers({
      folder: path.join(folder, "bundled"),
      configs,
      sources: [source],
    });
    expect(workers.map(({ name }) => name)).toEqual(["small"]);
    return workers.flatMap(({ options }) => options.modules.map((module) => module.path));
  }

  it("are bundled once while no source changes, and stay where a server finds them when one does", async () => {
    const first = await modules();
    expect(await modules()).toEqual(first);
    const now = new Date();
    utimesSync(path.join(folder, "worker.js"), now, now);
    const second = await modules();
    expect(second.filter((module) => first.includes(module))).toEqual([]);
    expect([...first, ...second].filter((module) => !existsSync(module))).toEqual([]);
    expect(readFileSync(second[0] ?? "", "utf8")).toContain("small");
  });
});
