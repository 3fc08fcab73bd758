import type { FoundValue, LineItem } from "@engine/results/extraction-result";
import { labelsOf } from "@engine/stages/labels/labels-of";
import { layoutOf } from "@engine/stages/layout/document-layout";
import type { Line } from "@engine/stages/layout/line";
import { linesOf } from "@engine/stages/layout/lines-of";
import type { CellNumber } from "@engine/stages/layout/read-cells";
import { findTableHeaders } from "@engine/stages/layout/table-header";
import { type Token, tokensOf } from "@engine/stages/layout/token";
import type { ItemRow } from "@engine/stages/tables/item-row";
import type { RowSources } from "@engine/stages/tables/row-sources";
import { centsOf, type DecimalMark } from "@engine/values/read-amount";
import type { DateOrder } from "@engine/values/read-dates";
import { pageOf } from "@tests/support/page-of";

/** The lines of a typed sheet, as its layout has them. */
export const linesIn = (typed: string): Line[] => linesOf(tokensOf(pageOf(typed)));

/** The only line of a typed text. */
export function lineIn(typed: string): Line {
  const [line, ...more] = linesIn(typed);
  if (!line || more.length > 0) throw new Error(`one line is wanted, not ${typed}`);
  return line;
}

/** The words of a typed text, read with this confidence. */
export const tokensIn = (typed: string, confidence = 1): Token[] =>
  tokensOf(pageOf(typed, { confidence, source: confidence < 1 ? "ocr" : "text" }));

/** A value as a table gives it, without a place. */
export const found = (value: string): FoundValue => ({
  value,
  raw: value,
  confidence: 0.8,
  place: null,
  reasons: [],
});

type About = { line?: number; page?: number; arithmetic?: LineItem["arithmetic"] };

/** A row with these cells; its cents are those of its amount. */
export function rowOf(
  values: Readonly<Record<string, string>>,
  { line = 0, page = 1, arithmetic = "untested" }: About = {},
): ItemRow {
  const cells = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, found(value)]));
  const amount = values.netTotal ?? values.amount;
  return {
    item: { cells, arithmetic },
    page,
    line,
    cents: amount === undefined ? undefined : centsOf(amount),
  };
}

/** The cells of rows, each by its value. */
export const valuesOf = (rows: readonly { item: LineItem }[]): Record<string, string>[] =>
  rows.map(({ item }) =>
    Object.fromEntries(Object.entries(item.cells).map(([key, { value }]) => [key, value])),
  );

type Written = { percent?: boolean; confidence?: number };

/** A number of a cell, written as it is read. */
export const numberOf = (value: string, { percent = false, confidence = 1 }: Written = {}): CellNumber => ({
  value,
  cents: centsOf(value),
  decimals: value.split(".")[1]?.length ?? 0,
  percent,
  tokens: tokensIn(value, confidence),
});

type Reading = { mark?: DecimalMark; order?: DateOrder };

/** What rows are read from, of typed pages. */
export function sourcesOf(
  pages: string | readonly string[],
  { mark = ".", order = "dmy" }: Reading = {},
): RowSources {
  const typed = typeof pages === "string" ? [pages] : pages;
  const layout = layoutOf(typed.map((text, index) => pageOf(text, { number: index + 1 })));
  const headers = findTableHeaders(layout.lines);
  return {
    layout,
    headers,
    labels: labelsOf(layout, headers),
    facts: { decimalMark: mark, dateOrder: { order } },
  };
}
