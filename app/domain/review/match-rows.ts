/** The cells of a row as texts, by column. */
export type RowTexts = Readonly<Record<string, string>>;

/**
 * Which row of `now` each row of `before` has become, null for one that is gone. Order is kept. Among all ways to pair
 * rows that share a cell, the one with the most cells in common is taken (longest common subsequence with weights).
 */
export function matchRows(before: readonly RowTexts[], now: readonly RowTexts[]): (number | null)[] {
  // Most rows of most documents stay as they are: only what lies between the first and the last change is compared.
  const most = Math.min(before.length, now.length);
  let head = 0;
  while (head < most && isSame(before[head], now[head])) head += 1;
  let tail = 0;
  while (tail < most - head && isSame(before.at(-1 - tail), now.at(-1 - tail))) tail += 1;
  const middle = matchMiddle(before.slice(head, before.length - tail), now.slice(head, now.length - tail));
  return [
    ...before.slice(0, head).map((_, at) => at),
    ...middle.map((at) => (at === null ? null : at + head)),
    ...before.slice(before.length - tail).map((_, at) => now.length - tail + at),
  ];
}

function matchMiddle(before: readonly RowTexts[], now: readonly RowTexts[]): (number | null)[] {
  const width = now.length + 1;
  const best = new Float64Array((before.length + 1) * width);
  const score = (one: number, other: number) => best[one * width + other] ?? 0;
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = now.length - 1; other >= 0; other -= 1) {
      const alike = likeness(before[one], now[other]);
      const paired = alike > 0 ? alike + score(one + 1, other + 1) : 0;
      best[one * width + other] = Math.max(paired, score(one + 1, other), score(one, other + 1));
    }
  const matches: (number | null)[] = before.map(() => null);
  for (let one = 0, other = 0; one < before.length && other < now.length; ) {
    const here = score(one, other);
    if (here === score(one + 1, other)) one += 1;
    else if (here === score(one, other + 1)) other += 1;
    else {
      matches[one] = other;
      one += 1;
      other += 1;
    }
  }
  return matches;
}

/** How many filled cells two rows share; one of equal rows counts more than any number of similar ones. */
function likeness(one: RowTexts = {}, other: RowTexts = {}): number {
  const shared = Object.entries(one).filter(([key, text]) => text !== "" && text === other[key]).length;
  const filled = Object.values(one).filter((text) => text !== "").length;
  return shared > 0 && shared === filled ? shared + 0.5 : shared;
}

const isSame = (one: RowTexts = {}, other: RowTexts = {}) =>
  [...Object.keys(one), ...Object.keys(other)].every((key) => (one[key] ?? "") === (other[key] ?? ""));
