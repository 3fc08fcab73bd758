import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { changedFiles } from "../../scripts/check/changed-files.mjs";
import { listChecks } from "../../scripts/check/list-checks.mjs";

type Check = ReturnType<typeof listChecks>[number];
const checksOf = (changed?: string[], hasNativeTypes = false) => listChecks({ changed, hasNativeTypes });
const names = (checks: Check[]) => checks.map(([name]) => name);
const argumentsOf = (name: string, checks: Check[]) => checks.find(([one]) => one === name)?.[2];

describe("the checks", () => {
  it("look at everything, types first as they take longest", () => {
    const checks = checksOf();
    expect(names(checks)).toEqual(["types", "format and lint", "floors", "unused code", "paths and names"]);
    expect(argumentsOf("format and lint", checks)).toEqual(["check", "."]);
    expect(argumentsOf("floors", checks)?.slice(0, 5)).toEqual([
      "app",
      "engine",
      "lab",
      "workers",
      "scripts",
    ]);
  });

  it("take the native compiler where it is installed, and the other one elsewhere", () => {
    expect(checksOf(undefined, true)[0]?.[1]).toBe("typescript-native");
    expect(checksOf(undefined, true)[0]?.[2]).toContain("--checkers");
    expect(checksOf()[0]?.slice(1)).toEqual(["tsc", ["--noEmit", "-p", "."]]);
  });
});

describe("the checks of what was changed", () => {
  it("look at the changed files, and search for no unused code", () => {
    const checks = checksOf(["app/routes.ts", "README.md", "lab/generator/dice.ts"]);
    expect(names(checks)).toEqual(["types", "format and lint", "floors", "paths and names"]);
    expect(argumentsOf("format and lint", checks)).toEqual([
      "check",
      "--no-errors-on-unmatched",
      "app/routes.ts",
      "README.md",
      "lab/generator/dice.ts",
    ]);
    expect(argumentsOf("floors", checks)?.slice(0, 2)).toEqual(["app/routes.ts", "lab/generator/dice.ts"]);
  });

  test.each([".dependency-cruiser.cjs", "tsconfig.json", "package.json"])(
    "look at the imports of all modules when %s says otherwise about them",
    (file) => {
      expect(argumentsOf("floors", checksOf([file, "app/routes.ts"]))?.[0]).toBe("app");
    },
  );

  it("leave floors out when no module was changed", () => {
    const changed = ["README.md", "tests/scripts/list-checks.test.ts", "app/locales/en/common.json"];
    expect(names(checksOf(changed))).not.toContain("floors");
  });

  it("leave format out when nothing was changed: without a path it would take every file", () => {
    expect(names(checksOf([]))).toEqual(["types", "paths and names"]);
  });
});

describe("the changed files of a checkout", () => {
  let folder = "";
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=n", "-c", "user.email=n@n.example", ...args], { cwd: folder });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "changed-"));
    git("init", "-q", "-b", "main");
    mkdirSync(path.join(folder, "app"));
    write(".gitignore", "ignored.ts\n");
    for (const name of ["app/same.ts", "app/edited.ts", "app/gone.ts"]) write(name, "1");
    git("add", "-A");
    git("commit", "-qm", "first");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are none in a clean one", () => {
    expect(changedFiles(folder)).toEqual([]);
  });

  it("are those that differ from the main branch, committed or not, and none that are gone", () => {
    git("checkout", "-qb", "work");
    write("app/edited.ts", "2");
    write("app/committed.ts", "1");
    git("add", "-A");
    git("commit", "-qm", "second");
    write("app/new.ts", "1");
    write("ignored.ts", "1");
    rmSync(path.join(folder, "app/gone.ts"));
    expect(changedFiles(folder).sort()).toEqual(["app/committed.ts", "app/edited.ts", "app/new.ts"]);
  });

  it("are those that differ from the last commit where there is no main branch", () => {
    git("branch", "-qD", "main");
    expect(changedFiles(folder)).toEqual(["app/new.ts"]);
  });
});
