import path from "node:path";
import { expect, it } from "vitest";
import { measureScreens } from "../../scripts/screens/measure-screens.mjs";

const screens = measureScreens(path.resolve("build/client"));

it("every screen is measured", () => {
  expect(screens.length).toBeGreaterThan(60);
  // React alone is more.
  expect(screens.filter(({ bytes }) => bytes < 50_000)).toEqual([]);
});

it("the review screen sends at most 130 kB of compressed script, every other at most 110 kB", () => {
  expect(screens.find(({ name }) => name === "/documents/:documentId")?.bound).toBe(130_000);
  expect(screens.filter(({ bytes, bound }) => bytes > bound)).toEqual([]);
});

it("no screen asks for more than 20 scripts", () => {
  expect(screens.filter(({ requests }) => requests > 20)).toEqual([]);
});
