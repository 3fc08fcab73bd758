import { expect, it } from "vitest";
import { homeTiles } from "~/domain/reports/home-tiles";

const none = { documents: 0, untouched: null, reviewTime: null };
const shown = { count: (count: number) => `${count}.`, percent: (percent: number) => `${percent} %` };
const minute = 60_000;

it("tells a period beside the one before, and what waits now", () => {
  const now = { documents: 1200, untouched: 0.756, reviewTime: 5 * minute };
  expect(homeTiles(now, none, 7, shown)).toEqual([
    { key: "documents", value: "1200.", before: "0." },
    { key: "untouched", value: "76 %", before: "–" },
    { key: "review-time", value: { key: "dashboard.tile.minutes", count: 5 }, before: "–" },
    { key: "waiting", value: "7.", before: null },
  ]);
});

it.each([
  [59 * minute, { key: "dashboard.tile.minutes", count: 59 }],
  [60 * minute, { key: "dashboard.tile.hours", count: 1 }],
  [48 * 60 * minute, { key: "dashboard.tile.days", count: 2 }],
  [Number.POSITIVE_INFINITY, { key: "dashboard.tile.longer", count: 0 }],
])("tells %s milliseconds in the unit that people use", (reviewTime, value) => {
  expect(homeTiles({ ...none, reviewTime }, none, 0, shown)[2]?.value).toEqual(value);
});
