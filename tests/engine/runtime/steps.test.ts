import { finished, finishedAsync, mappedInSteps, type Steps } from "@engine/runtime/steps";
import { expect, it } from "vitest";

const double = (number: number) => number * 2;
const stepsOf = <T>(steps: Steps<T>) => {
  let count = 0;
  for (let step = steps.next(); !step.done; step = steps.next()) count += 1;
  return count;
};

it("a list is mapped with a step after so many of its items", () => {
  expect(finished(mappedInSteps([1, 2, 3, 4, 5], 2, double))).toEqual([2, 4, 6, 8, 10]);
  expect(stepsOf(mappedInSteps([1, 2, 3, 4, 5], 2, double))).toBe(2);
  expect(stepsOf(mappedInSteps([1, 2, 3, 4], 1, double))).toBe(4);
  expect(stepsOf(mappedInSteps([], 2, double))).toBe(0);
});

it("the place in the list is told", () => {
  expect(finished(mappedInSteps(["a", "b"], 1, (item, index) => `${item}${index}`))).toEqual(["a0", "b1"]);
});

it("others have a turn where the pause says so, and the result is the same", async () => {
  let [asked, turns] = [0, 0];
  const result = await finishedAsync(mappedInSteps([1, 2, 3, 4], 1, double), () => {
    asked += 1;
    if (asked % 2 === 0) return undefined;
    return Promise.resolve().then(() => {
      turns += 1;
    });
  });
  expect([result, asked, turns]).toEqual([[2, 4, 6, 8], 4, 2]);
});

it("what goes wrong in a step is told", async () => {
  const failing = () => mappedInSteps([1], 1, () => JSON.parse("no JSON"));
  expect(() => finished(failing())).toThrow(SyntaxError);
  await expect(finishedAsync(failing(), () => undefined)).rejects.toThrow(SyntaxError);
});
