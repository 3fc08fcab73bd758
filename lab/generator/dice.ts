import { seededRandom } from "../samples/seeded-random";

/** Reproducible choices: the same seed gives the same throws in the same order. */
export type Dice = {
  next(): number;
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T>(list: readonly (readonly [weight: number, value: T])[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** Fills a pattern: # a digit, ^ a digit that is not 0, @ a capital letter, ~ the sign #; all else stands. */
  fill(pattern: string): string;
};

const capitals = "ABCDEFGHJKLMNPQRSTUVWXYZ";

export function diceOf(seed: number, stream = ""): Dice {
  const next = seededRandom(seedOf(seed, stream));
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[Math.floor(next() * list.length)];
    if (picked === undefined) throw new Error("nothing to pick from");
    return picked;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted(list) {
      const whole = list.reduce((sum, [weight]) => sum + weight, 0);
      let rest = next() * whole;
      const found = list.find(([weight]) => {
        rest -= weight;
        return rest < 0;
      });
      return (found ?? pick(list))[1];
    },
    shuffled(list) {
      const keyed = list.map((value) => ({ value, key: next() }));
      return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
    },
    fill: (pattern) =>
      pattern.replace(/[#^@~]/g, (sign) => {
        if (sign === "~") return "#";
        return sign === "@" ? pick([...capitals]) : String(int(sign === "^" ? 1 : 0, 9));
      }),
  };
}

/** A seed of its own for a named stream, so that one part can change its throws without touching the others (FNV-1a). */
export function seedOf(seed: number, stream: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed}/${stream}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
