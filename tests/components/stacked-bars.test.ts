import { attributesOf, rendered, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { StackedBars } = await import("~/components/reports/stacked-bars");

const series = ["success", "failed", "error"];
const shown = (bars: Parameters<typeof StackedBars>[0]["bars"], language: "en" | "es" = "en") =>
  rendered(StackedBars, { title: "Documents", series, bars }, language);

/** The pieces of bars as where they begin and how high they are, in the units of the picture. */
const pieces = (html: string) =>
  attributesOf(html, "d")
    .map((path) => /^M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)H/.exec(path)?.slice(1).map(Number))
    .filter((numbers) => numbers !== undefined)
    .map(([left = 0, bottom = 0, right = 0, top = 0]) => ({ left, right, height: bottom - top, bottom }));

describe("stacked bars", () => {
  it("stand on each other without gap or overlap", () => {
    const drawn = pieces(shown([{ label: "Mon", parts: [10, 20, 30] }]));
    expect(drawn).toHaveLength(3);
    for (const [index, piece] of drawn.entries()) {
      const below = drawn[index - 1];
      expect(piece.bottom).toBeCloseTo(below ? below.bottom - below.height : 100, 1);
    }
  });

  it("are as high as what they count, on one scale", () => {
    const [one, two] = pieces(
      shown([
        { label: "Mon", parts: [10, 0, 0] },
        { label: "Tue", parts: [40, 0, 0] },
      ]),
    );
    expect((two?.height ?? 0) / (one?.height ?? 1)).toBeCloseTo(4, 1);
    expect(one?.left).toBeLessThan(one?.right ?? 0);
    expect(two?.left).toBeGreaterThan(one?.right ?? 0);
  });

  it("leave out what is zero, and name only what is there", () => {
    const html = shown([{ label: "Mon", parts: [3, 0, 1] }]);
    expect(pieces(html)).toHaveLength(2);
    const words = wordsOf(html).toLowerCase();
    expect(words).toContain("success");
    expect(words).not.toContain("failed");
  });

  it("lead to what they count, and are a group of links then", () => {
    const html = shown([
      { label: "Mon", parts: [1, 0, 0], to: "/list?day=1" },
      { label: "Tue", parts: [0, 0, 0] },
    ]);
    expect(attributesOf(html, "href")).toEqual(["/list?day=1"]);
    expect(html).toContain('role="group"');
    expect(shown([{ label: "Mon", parts: [1, 0, 0] }])).toContain('role="img"');
  });

  it("are described by their sum and their highest", () => {
    const html = shown([
      { label: "Mon", parts: [5, 0, 0] },
      { label: "Tue", parts: [9, 3, 0] },
    ]);
    const described = /<desc[^>]*>([^<]*)</.exec(html)?.[1] ?? "";
    expect(described).toContain("17");
    expect(described).toContain("12");
    expect(described).toContain("Tue");
  });

  it("say so where there is nothing to draw", () => {
    const [none, zeros] = [shown([]), shown([{ label: "Mon", parts: [0, 0, 0] }])].map(
      (html) => /<desc[^>]*>([^<]*)</.exec(html)?.[1],
    );
    expect(none).toBeTruthy();
    expect(none).toBe(zeros);
    expect(pieces(shown([]))).toEqual([]);
  });

  it("are described in the reader's language", () => {
    const bars = [{ label: "lun", parts: [1, 0, 0] }];
    expect(/<desc[^>]*>([^<]*)</.exec(shown(bars, "es"))?.[1]).not.toBe(
      /<desc[^>]*>([^<]*)</.exec(shown(bars))?.[1],
    );
  });
});
