import { describe, expect, it } from "vitest";
import {
  pagePointUnder,
  pageViewQuery,
  pageViewStateOf,
  turnBy,
  zoomBy,
} from "~/components/documents/page-view-state";

describe("how a page is looked at", () => {
  it.each([
    ["", { zoom: 100, turn: 0, annotating: false, ready: false, rows: 1 }],
    [
      "?page=3&zoom=200&turn=270&from=training&rows=4",
      { zoom: 200, turn: 270, annotating: true, ready: false, rows: 4 },
    ],
    ["?zoom=170&turn=45&from=list&rows=0", { zoom: 100, turn: 0, annotating: false, ready: false, rows: 1 }],
    ["?zoom=&turn=x&rows=1.5", { zoom: 100, turn: 0, annotating: false, ready: false, rows: 1 }],
    ["?rows=10001", { zoom: 100, turn: 0, annotating: false, ready: false, rows: 1 }],
  ] as const)("%j", (query, look) => {
    expect(pageViewStateOf(new URLSearchParams(query))).toEqual(look);
  });

  it("is read back from the address that it is written into", () => {
    const look = { zoom: 300, turn: 90, annotating: true, ready: false, rows: 12 } as const;
    const query = pageViewQuery(2, look);
    expect([new URLSearchParams(query).get("page"), pageViewStateOf(new URLSearchParams(query))]).toEqual([
      "2",
      look,
    ]);
    expect(pageViewQuery(1, { zoom: 100, turn: 0, annotating: false, ready: false, rows: 1 })).toBe(
      "?page=1",
    );
  });

  it("is zoomed and turned step by step; the ends stay, a turn goes round", () => {
    expect([zoomBy(100, 1), zoomBy(400, 1), zoomBy(150, -1), zoomBy(100, -1)]).toEqual([150, 400, 100, 100]);
    expect([turnBy(0, -1), turnBy(270, 1), turnBy(90, 1)]).toEqual([270, 0, 180]);
  });
});

it.each([
  [0, { x: 0.25, y: 0.125 }],
  [90, { x: 0.125, y: 0.75 }],
  [180, { x: 0.75, y: 0.875 }],
  [270, { x: 0.875, y: 0.25 }],
] as const)("a point of the frame is one of a page turned by %d degrees", (turn, point) => {
  expect(pagePointUnder(turn, 0.25, 0.125)).toEqual(point);
});

it("four quarter turns lead a point back to itself", () => {
  const once = pagePointUnder(90, 0.2, 0.7);
  const twice = pagePointUnder(90, once.x, once.y);
  const half = pagePointUnder(180, 0.2, 0.7);
  expect([twice.x, twice.y].map((value) => value.toFixed(9))).toEqual(
    [half.x, half.y].map((value) => value.toFixed(9)),
  );
});
