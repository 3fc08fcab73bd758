import { describe, expect, it } from "vitest";
import type { Timing } from "../../../lab/evaluation/evaluate-part";
import { summaryOf } from "../../../lab/evaluation/summary-of";

const timing = (over: Partial<Timing>): Timing => ({
  id: "one",
  pages: 1,
  words: 100,
  recognised: false,
  cached: false,
  read: 10,
  extract: 5,
  cpu: 12,
  ...over,
});
const lineOf = (timings: Timing[], name: string) =>
  summaryOf(timings)
    .split("\n")
    .find((line) => line.startsWith(name))
    ?.slice(30)
    .trim()
    .replace(/ +/g, " ");

describe("the summary of an evaluation's times", () => {
  it("counts documents, errors and the pages of what was read", () => {
    const timings = [timing({ pages: 3 }), timing({}), timing({ pages: 0, error: "broken" })];
    expect(summaryOf(timings).split("\n")[0]).toBe("3 documents, 1 with errors, 4 pages");
  });

  it("tells reading per page, and leaves out what was read before", () => {
    const timings = [timing({ pages: 4, read: 40 }), timing({ read: 900, cached: true })];
    expect(lineOf(timings, "read, text layer")).toBe("p50 10.0 p95 10.0 most 10.0");
    expect(lineOf(timings, "read, recognised")).toBe("-");
  });

  it("keeps recognised documents apart", () => {
    const timings = [timing({ read: 10 }), timing({ read: 1500, recognised: true })];
    expect(lineOf(timings, "read, text layer")).toBe("p50 10.0 p95 10.0 most 10.0");
    expect(lineOf(timings, "read, recognised")).toBe("p50 1500.0 p95 1500.0 most 1500.0");
  });

  it("leaves out times of documents that failed", () => {
    const timings = [timing({ extract: 5 }), timing({ extract: 0, cpu: 0, error: "broken" })];
    expect(lineOf(timings, "extract, ms a document")).toBe("p50 5.0 p95 5.0 most 5.0");
    expect(lineOf(timings, "processor, ms a document")).toBe("p50 12.0 p95 12.0 most 12.0");
  });

  it("takes the middle, the last twentieth and the slowest", () => {
    const timings = Array.from({ length: 100 }, (_, index) => timing({ extract: 100 - index }));
    expect(lineOf(timings, "extract, ms a document")).toBe("p50 51.0 p95 96.0 most 100.0");
  });
});
