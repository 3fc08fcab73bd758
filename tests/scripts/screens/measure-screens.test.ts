import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { measureScreens } from "../../../scripts/screens/measure-screens.mjs";

let client = "";
beforeEach(() => {
  client = mkdtempSync(path.join(tmpdir(), "fieldwise-screens-"));
  mkdirSync(path.join(client, "assets"));
});
afterEach(() => rmSync(client, { recursive: true, force: true }));

/** A script of so many letters that do not compress to nothing. */
function script(name: string, length: number): number {
  const text = Array.from({ length }, (_, index) => String.fromCharCode(97 + ((index * index) % 25))).join(
    "",
  );
  writeFileSync(path.join(client, "assets", name), text);
  return gzipSync(text, { level: 9 }).length;
}

type Route = { path?: string; index?: true; parentId?: string; module: string; imports?: string[] };

function build(routes: Record<string, Route>, entryImports: string[] = []) {
  const manifest = {
    entry: { module: "/assets/entry.js", imports: entryImports },
    routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { id, ...route }])),
  };
  const text = `window.__remixManifest=${JSON.stringify(manifest)};`;
  writeFileSync(path.join(client, "assets", "manifest-1.js"), text);
}

const root = { module: "/assets/root.js" };

describe("what a screen sends", () => {
  it("is the entry, all routes above it with their imports, and the texts of every page, each once", () => {
    const sizes = [
      script("entry.js", 900),
      script("shared.js", 700),
      script("root.js", 500),
      script("list.js", 1_300),
      script("common-en.js", 400),
    ];
    build(
      {
        root: { ...root, imports: ["/assets/shared.js"] },
        list: {
          path: "documents",
          parentId: "root",
          module: "/assets/list.js",
          imports: ["/assets/shared.js"],
        },
      },
      ["/assets/shared.js"],
    );
    const [screen, ...others] = measureScreens(client);
    expect(others).toEqual([]);
    expect(screen).toMatchObject({ name: "/documents", bound: 110_000 });
    expect(screen?.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
    expect(screen?.requests).toBe(5);
  });

  it("has the texts of the longer language", () => {
    for (const name of ["entry.js", "root.js"]) script(name, 300);
    const page = script("page.js", 300);
    const [short, long] = [script("common-en.js", 200), script("common-es.js", 900)];
    build({ root, page: { path: "a", parentId: "root", module: "/assets/page.js" } });
    const [screen] = measureScreens(client);
    expect((screen?.bytes ?? 0) - long).toBe(3 * page);
    expect(long).toBeGreaterThan(short);
  });

  it("may be more on the review page", () => {
    for (const name of ["entry.js", "root.js", "page.js", "common-en.js"]) script(name, 300);
    const module = "/assets/page.js";
    build({
      root,
      documents: { path: "documents", parentId: "root", module },
      review: { path: ":documentId", parentId: "documents", module },
    });
    const bounds = Object.fromEntries(measureScreens(client).map(({ name, bound }) => [name, bound]));
    expect(bounds).toEqual({ "/documents/:documentId": 130_000, "/documents": 110_000 });
  });

  it("is nothing of a route that only answers files, nor of a frame without an address", () => {
    for (const name of ["entry.js", "root.js", "page.js", "common-en.js"]) script(name, 300);
    script("file.js", 20);
    build({
      root,
      frame: { parentId: "root", module: "/assets/page.js" },
      file: { path: "a.csv", parentId: "root", module: "/assets/file.js" },
      home: { index: true, parentId: "frame", module: "/assets/page.js" },
    });
    expect(measureScreens(client).map(({ name }) => name)).toEqual(["/"]);
  });

  it("is told with the largest first", () => {
    for (const name of ["entry.js", "root.js", "small.js", "common-en.js"]) script(name, 300);
    script("large.js", 3_000);
    build({
      root,
      small: { path: "small", parentId: "root", module: "/assets/small.js" },
      large: { path: "large", parentId: "root", module: "/assets/large.js" },
    });
    expect(measureScreens(client).map(({ name }) => name)).toEqual(["/large", "/small"]);
  });

  it("is not known without a build", () => {
    expect(() => measureScreens(client)).toThrow("there is no build");
  });
});
