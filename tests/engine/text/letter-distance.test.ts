import { letterDistance } from "@engine/text/letter-distance";
import { seededRandom } from "@fieldwise/lab/samples/seeded-random";
import { describe, expect, it } from "vitest";

describe("how far two words are apart", () => {
  it.each([
    ["total", "total", 0],
    ["total", "totel", 1],
    ["total", "tota", 1],
    ["total", "totall", 1],
    ["invoice", "lnvoioe", 2],
    ["", "ab", 2],
    ["", "", 0],
    ["ab", "ba", 2],
  ])("%j to %j are %i letters", (one, other, letters) => {
    expect(letterDistance(one, other)).toBe(letters);
    expect(letterDistance(other, one)).toBe(letters);
  });

  it.each([
    ["total", "subtotal", 2, 3],
    ["kitten", "sitting", 2, 3],
    ["kitten", "sitting", 3, 3],
    ["abcdef", "uvwxyz", 1, 2],
    ["abcdef", "abcxyz", 5, 3],
  ])("%s to %s are no more than one beyond %i", (one, other, most, letters) => {
    expect(letterDistance(one, other, most)).toBe(letters);
  });

  it("is never more than the letters that were changed", () => {
    const random = seededRandom(7);
    const letter = () => String.fromCharCode(97 + Math.floor(random() * 26));
    for (let turn = 0; turn < 200; turn += 1) {
      const word = Array.from({ length: 4 + Math.floor(random() * 8) }, letter);
      const changed = [...word];
      const changes = Math.floor(random() * 4);
      for (let change = 0; change < changes; change += 1) {
        const at = Math.floor(random() * changed.length);
        if (random() < 0.5) changed.splice(at, 1, letter());
        else changed.splice(at, 0, letter());
      }
      const distance = letterDistance(word.join(""), changed.join(""), 6);
      expect(distance).toBeLessThanOrEqual(changes);
      expect(distance).toBeGreaterThanOrEqual(Math.abs(word.length - changed.length));
    }
  });
});
