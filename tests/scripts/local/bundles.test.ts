import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
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

// Bundling takes 4 s on a machine that has nothing else to do, and was seen to take 90 beside much else.
describe("the bundled Workers", { timeout: 360_000 }, () => {
  const modulesOf = (workers: Awaited<ReturnType<typeof bundledWorkers>>) =>
    workers.flatMap(({ options }) => options.modules.map((module) => module.path));

  it("are bundled once while no source changes", async () => {
    const first = modulesOf(await bundledWorkers());
    expect(modulesOf(await bundledWorkers())).toEqual(first);
  });

  it("stay where a server that started with them finds them when a source changes", async () => {
    const first = modulesOf(await bundledWorkers());
    const now = new Date();
    utimesSync("build/server", now, now);
    const second = modulesOf(await bundledWorkers());
    expect(second.filter((module) => first.includes(module))).toEqual([]);
    expect([...first, ...second].filter((module) => !existsSync(module))).toEqual([]);
  });
});
