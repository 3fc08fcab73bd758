import type { FoundValue, LineItem } from "@fieldwise/engine/results";
import { describe, expect, it } from "vitest";
import { answerDifferences } from "~/domain/processing/answer-differences";
import { maxDifferences } from "~/domain/processing/replay-report";

type Texts = Record<string, string>;

const values = (texts: Texts): Record<string, FoundValue> =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      { value, raw: value, confidence: 1, place: null, reasons: [] } satisfies FoundValue,
    ]),
  );
const items = (rows: Texts[]) => rows.map((texts) => ({ cells: values(texts) }) as LineItem);
async function* inPieces(rows: Texts[], size: number) {
  for (let at = 0; at < rows.length; at += size) yield items(rows.slice(at, at + size));
}
const between = (before: [Texts, Texts[]], after: [Texts, Texts[]], size = 2) =>
  answerDifferences({ fields: values(before[0]) }, inPieces(before[1], size), {
    fields: values(after[0]),
    lineItems: items(after[1]),
  });

describe("the differences of two answers", () => {
  it("are none between equal ones", async () => {
    const one: [Texts, Texts[]] = [{ total: "1" }, [{ a: "1" }, { a: "2" }]];
    expect(await between(one, one)).toEqual({ list: [], total: 0, fields: [] });
  });

  it("are header fields first, then rows from 1", async () => {
    expect(
      await between([{ total: "1", tax: "2" }, [{ a: "x" }]], [{ total: "3", date: "d" }, [{ a: "y" }]]),
    ).toEqual({
      list: [
        { field: "total", line: null, before: "1", after: "3" },
        { field: "tax", line: null, before: "2", after: null },
        { field: "date", line: null, before: null, after: "d" },
        { field: "a", line: 1, before: "x", after: "y" },
      ],
      total: 4,
      fields: ["total", "tax", "date", "a"],
    });
  });

  it("count rows that only one of the answers has", async () => {
    const fewer = await between([{}, [{ a: "1" }, { a: "2" }, { a: "3" }]], [{}, [{ a: "1" }]]);
    expect(fewer.list).toEqual([
      { field: "a", line: 2, before: "2", after: null },
      { field: "a", line: 3, before: "3", after: null },
    ]);
    const more = await between([{}, [{ a: "1" }]], [{}, [{ a: "1" }, { a: "2" }]]);
    expect(more.list).toEqual([{ field: "a", line: 2, before: null, after: "2" }]);
  });

  it("do not depend on how the rows before come in pieces", async () => {
    const before: [Texts, Texts[]] = [{}, Array.from({ length: 7 }, (_, row) => ({ a: String(row) }))];
    const after: [Texts, Texts[]] = [{}, Array.from({ length: 9 }, (_, row) => ({ a: String(row % 5) }))];
    const whole = await between(before, after, 7);
    for (const size of [1, 2, 3]) expect(await between(before, after, size)).toEqual(whole);
  });

  it("are all counted, and the first named", async () => {
    const rows = (value: string) => Array.from({ length: maxDifferences + 20 }, () => ({ a: value }));
    const found = await between([{}, rows("1")], [{}, rows("2")]);
    expect(found.total).toBe(maxDifferences + 20);
    expect(found.list).toHaveLength(maxDifferences);
    expect(found.list.at(-1)?.line).toBe(maxDifferences);
    expect(found.fields).toEqual(["a"]);
  });
});
