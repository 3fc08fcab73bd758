import type { Dice } from "../generator/dice";

/** A JSON value with one to five of its parts replaced, left out or put where they do not belong. */
export function mutatedJson(value: unknown, dice: Dice): unknown {
  let changed = value;
  for (let count = dice.int(1, 5); count > 0; count -= 1) changed = changedOnce(changed, dice, 0);
  return changed;
}

function changedOnce(value: unknown, dice: Dice, depth: number): unknown {
  if (depth > 8 || dice.chance(0.25)) return odd(dice);
  if (Array.isArray(value)) return changedList(value, dice, depth);
  if (typeof value === "object" && value !== null) return changedObject(value, dice, depth);
  return odd(dice);
}

function changedList(list: readonly unknown[], dice: Dice, depth: number): unknown {
  if (list.length === 0) return [odd(dice)];
  if (dice.chance(0.1)) return Array.from({ length: 5_000 }, () => (isSmall(list[0]) ? list[0] : null));
  const place = dice.int(0, list.length - 1);
  return list.map((one, index) => (index === place ? changedOnce(one, dice, depth + 1) : one));
}

/** Bodies are bounded before they are judged. */
const isSmall = (value: unknown) => (JSON.stringify(value) ?? "").length < 200;

function changedObject(object: object, dice: Dice, depth: number): unknown {
  const entries = Object.entries(object);
  if (entries.length === 0 || dice.chance(0.1)) return { ...object, [dice.pick(oddKeys)]: odd(dice) };
  const place = dice.int(0, entries.length - 1);
  return Object.fromEntries(
    entries.flatMap(([key, one], index): [string, unknown][] => {
      if (index !== place) return [[key, one]];
      return dice.chance(0.15) ? [] : [[key, changedOnce(one, dice, depth + 1)]];
    }),
  );
}

const oddKeys = ["constructor", "toString", "", "a".repeat(10_000), "\u0000", "length"];

const odd = (dice: Dice) => dice.pick(oddValues)();

const oddValues: (() => unknown)[] = [
  () => null,
  () => "",
  () => "\u0000",
  () => "\ud800",
  () => "a".repeat(100_000),
  () => "٣٤٥",
  () => "<script>",
  () => "9".repeat(400),
  () => -1,
  () => 0.1,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => 1e308,
  () => true,
  () => [],
  () => ({}),
  () => [[[[[[]]]]]],
  () => "https://[::1]:99999/",
  () => "2026-02-31",
  () => "99999-01-01",
  () => "aa@bb",
];
