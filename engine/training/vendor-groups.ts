import { layoutSimilarity } from "./layout-sketch";

/** What identifies the vendor of a document: folded names and tax numbers, and a sketch of its words. */
export type Origin = { vendorKeys: readonly string[]; sketch: readonly number[] };

/** Documents without a vendor's name count as one vendor's from this likeness of their words on. */
const sameLayout = 0.5;

/**
 * Puts documents of one vendor into one group: those that share a name or a tax number, and, where a document names no
 * vendor, those that look alike. Returns the group of each document, numbered in the order of their first document.
 */
export function vendorGroups(origins: readonly Origin[]): number[] {
  const leaders = origins.map((_, index) => index);
  const leaderOf = (index: number): number => {
    let leader = index;
    while (leaders[leader] !== leader) leader = leaders[leader] ?? leader;
    return leader;
  };
  const join = (one: number, other: number) => {
    const [first, second] = [leaderOf(one), leaderOf(other)];
    leaders[Math.max(first, second)] = Math.min(first, second);
  };
  joinByKey(origins, join);
  joinByLayout(origins, join);
  return numbered(origins.map((_, index) => leaderOf(index)));
}

type Join = (one: number, other: number) => void;

function joinByKey(origins: readonly Origin[], join: Join): void {
  const firstWith = new Map<string, number>();
  origins.forEach(({ vendorKeys }, index) => {
    for (const key of vendorKeys) {
      const first = firstWith.get(key);
      if (first === undefined) firstWith.set(key, index);
      else join(first, index);
    }
  });
}

function joinByLayout(origins: readonly Origin[], join: Join): void {
  origins.forEach((origin, index) => {
    if (origin.vendorKeys.length > 0) return;
    origins.forEach((other, place) => {
      if (place !== index && layoutSimilarity(origin.sketch, other.sketch) >= sameLayout) join(place, index);
    });
  });
}

function numbered(leaders: readonly number[]): number[] {
  const numbers = new Map<number, number>();
  return leaders.map((leader) => {
    const number = numbers.get(leader) ?? numbers.size;
    numbers.set(leader, number);
    return number;
  });
}
