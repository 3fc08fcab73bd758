import { expect, test } from "vitest";
import { generatedPairs } from "../../../lab/ablation/ablation-documents";
import { memoryTable, withoutMemory } from "../../../lab/ablation/without-memory";

test("what the memory gains is told of the documents that can know their layout, and of no other", () => {
  const gains = withoutMemory(generatedPairs(15).slice(-6));
  const [first, second] = gains;
  expect(gains.map(({ family, documents }) => [family, documents])).toEqual([
    ["generated", 3],
    ["generated, second of a layout", 3],
  ]);
  expect(first).toMatchObject({ gained: 0, lost: 0 });
  expect(second?.gained).toBeGreaterThan(0);
  expect(second?.right).toBeGreaterThan(40);
  expect(memoryTable(gains).split("\n")[2]).toBe(`| generated | 3 | ${first?.right} | 0 | 0 |`);
}, 60_000);
