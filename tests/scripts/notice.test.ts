import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Package = { license?: string; dev?: boolean; optional?: boolean; devOptional?: boolean; link?: boolean };
type Locked = Package & { integrity?: string; inBundle?: boolean };

const notice = readFileSync("NOTICE", "utf8");
const readJson = <T>(path: string) => JSON.parse(readFileSync(path, "utf8")) as T;
const { dependencies } = readJson<{ dependencies: Record<string, string> }>("package.json");
const { packages } = readJson<{ packages: Record<string, Locked> }>("package-lock.json");

/** The libraries that NOTICE names, by licence: a licence at the beginning of a line, names until the next one. */
function listed(): Map<string, string> {
  const [, part = ""] =
    /^JAVASCRIPT LIBRARIES[^\n]*\n\n([\s\S]*?)\nWhat these bring with them/m.exec(notice) ?? [];
  const found = new Map<string, string>();
  let licence = "";
  for (const line of part.split("\n")) {
    const [, named = "", names = ""] = /^(\S*)\s+(.*)$/.exec(line) ?? [];
    licence = named || licence;
    for (const name of names.split(",").map((one) => one.trim())) if (name) found.set(name, licence);
  }
  return found;
}

/** Licences that ask for no more than to be named, of everything that the product is built from. */
const allowed = ["MIT", "MIT-0", "Apache-2.0", "ISC", "Unlicense", "BSD-3-Clause", "0BSD", "Zlib"];

describe("what the product is made of", () => {
  it("is named in NOTICE by the licence of its package", () => {
    const named = listed();
    // Those with binaries have a paragraph of their own.
    const others = Object.keys(dependencies).filter((name) => !notice.includes(`as packed by ${name} `));
    expect(others.length).toBeGreaterThan(20);
    const licences = others.map((name) => [
      name,
      readJson<{ license: string }>(`node_modules/${name}/package.json`).license,
    ]);
    expect([...named].sort()).toEqual(licences.sort());
  });

  it("has a version in NOTICE that is the installed one, where there is a binary", () => {
    const packed = [...notice.matchAll(/as packed by (\S+) (\d[\d.]*)/g)];
    expect(packed.length).toBe(4);
    for (const [, name = "", version] of packed) expect(dependencies[name], name).toBe(version);
  });

  it("brings nothing with it under another kind of licence", () => {
    const shipped = Object.entries(packages).filter(
      ([path, { dev, optional, devOptional, link }]) =>
        path.startsWith("node_modules/") && !dev && !optional && !devOptional && !link,
    );
    expect(shipped.length).toBeGreaterThan(50);
    const odd = shipped.filter(
      ([, { license = "none" }]) =>
        !license.split(/ (?:AND|OR) /).every((one) => allowed.includes(one.replace(/[()]/g, ""))),
    );
    expect(odd.map(([path, { license }]) => [path, license])).toEqual([]);
  });

  it("has binaries and parsers of others with the digests of NOTICE", () => {
    const digests = [...notice.matchAll(/^([0-9a-f]{64}) {2}(\S+)$/gm)];
    expect(digests.length).toBe(8);
    for (const [, digest, file = ""] of digests)
      expect(createHash("sha256").update(readFileSync(file)).digest("hex"), file).toBe(digest);
  });

  it("is locked by a digest, package by package", () => {
    const locked = Object.entries(packages).filter(
      ([path, { link }]) => path.includes("node_modules/") && !link,
    );
    const loose = locked.filter(
      // What a package brings within itself has that package's digest.
      ([, { integrity = "", inBundle }]) => !integrity.startsWith("sha512-") && !inBundle,
    );
    expect(loose.map(([path]) => path)).toEqual([]);
    expect(existsSync(".github/dependabot.yml")).toBe(true);
  });
});
