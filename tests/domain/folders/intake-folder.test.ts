import { describe, expect, it } from "vitest";
import {
  compareListings,
  isUnfinished,
  maxSeenFiles,
  pauseAfter,
  pollOffsetOf,
} from "~/domain/folders/intake-folder";

const file = (name: string, size = 1, modified = "1") => ({ name, size, modified });

describe("a look into a folder", () => {
  it.each([
    ["nothing is ready at the first look", [file("a")], [], []],
    ["what has not changed is", [file("a")], [file("a")], ["a"]],
    ["what grew is not", [file("a", 2)], [file("a", 1)], []],
    ["what is newer is not", [file("a", 1, "2")], [file("a", 1, "1")], []],
    ["what is new is not", [file("a"), file("b")], [file("a")], ["a"]],
    ["what says that it is written is not", [file("a.part")], [file("a.part")], []],
  ])("%s", (_name, now, before, ready) => {
    expect(compareListings(now, before).ready.map(({ name }) => name)).toEqual(ready);
  });

  it("remembers so many files, and none that is unfinished", () => {
    const files = Array.from({ length: maxSeenFiles + 5 }, (_, at) => file(`f-${at}`));
    expect(compareListings([file(".x"), ...files], []).seen).toEqual(files.slice(0, maxSeenFiles));
  });
});

it.each([
  ["a.pdf", false],
  [".a.pdf", true],
  ["~$a.pdf", true],
  ["a.pdf.part", true],
  ["a.PART", true],
  ["a.tmp", true],
  ["a.pdf.filepart", true],
  ["a.crdownload", true],
  ["part.pdf", false],
  ["tmp", false],
])("%s is unfinished: %s", (name, expected) => {
  expect(isUnfinished(name)).toBe(expected);
});

it.each([
  [5, 0, 5],
  [5, 1, 5],
  [5, 2, 10],
  [5, 4, 40],
  [5, 5, 60],
  [5, 50, 60],
  [15, 3, 60],
  [60, 1, 60],
  [60, 9, 60],
])("every %i minutes, after %i failures, the next look is in %i minutes", (minutes, failures, expected) => {
  expect(pauseAfter(minutes, failures)).toBe(expected * 60_000);
});

it("folders saved at one moment are spread over half a minute, each always alike", () => {
  const spreads = Array.from({ length: 200 }, (_, at) => pollOffsetOf(`01a20783-13f6-72bb-9eb9-${at}`));
  expect(Math.min(...spreads)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...spreads)).toBeLessThan(30_000);
  expect(new Set(spreads).size).toBeGreaterThan(150);
  expect(pollOffsetOf("a")).toBe(pollOffsetOf("a"));
});
