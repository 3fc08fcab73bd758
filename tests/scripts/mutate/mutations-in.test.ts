import { describe, expect, it } from "vitest";
import { chosenFrom, mutationsIn } from "../../../scripts/mutate/mutations-in.mjs";

const changed = (source: string) =>
  mutationsIn(source).map(({ from, to, text }) => source.slice(0, from) + text + source.slice(to));

describe("changes that a test should notice", () => {
  it.each([
    ["a < b;", ["a <= b;"]],
    ["a >= b;", ["a > b;"]],
    ["a === b;", ["a !== b;"]],
    ["a && !b;", ["a || !b;"]],
    ["a + 1;", ["a - 1;"]],
    ["f(true);", ["f(false);"]],
    ["if (a > b) f();", ["if (false) f();", "if (a >= b) f();"]],
  ])("%s", (source, expected) => {
    expect(changed(source)).toEqual(expected);
  });

  it.each(['const text = "a" + b;', "type Two = true | false;", "a * b;"])("are none in %s", (source) => {
    expect(changed(source)).toEqual([]);
  });

  it("say their line", () => {
    expect(mutationsIn("f();\n\na < b;")).toEqual([{ from: 8, to: 9, text: "<=", line: 3 }]);
  });
});

describe("changes chosen at random", () => {
  const entries = Array.from({ length: 50 }, (_, index) => index);

  it("are the same for the same seed, each once", () => {
    const chosen = chosenFrom(entries, 20, 7);
    expect(chosenFrom(entries, 20, 7)).toEqual(chosen);
    expect(new Set(chosen).size).toBe(20);
    expect(chosenFrom(entries, 20, 8)).not.toEqual(chosen);
  });

  it("are all where there are no more", () => {
    expect(chosenFrom([3, 1, 2], 20, 7).sort()).toEqual([1, 2, 3]);
  });
});
