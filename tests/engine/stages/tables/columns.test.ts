import { textOf } from "@engine/stages/layout/token";
import { rolesByContents } from "@engine/stages/tables/column-contents";
import { rolesByArithmetic } from "@engine/stages/tables/column-roles";
import { cellTokens, columnsOf } from "@engine/stages/tables/columns";
import { numberColumnsOf } from "@engine/stages/tables/number-columns";
import { rowsOf } from "@engine/stages/tables/table-rows";
import { describe, expect, it } from "vitest";
import { linesIn, sourcesOf } from "../../support/rows";

/** The columns and rows of a typed table: its first line is the header. */
function tableOf(typed: string) {
  const { layout, headers, labels } = sourcesOf(typed);
  const [header] = headers;
  if (!header) throw new Error(`a header is wanted in ${typed}`);
  const body = layout.lines.filter((line) => line.index > header.lastLine);
  const columns = columnsOf(header.cells, body);
  return { columns, body, rows: rowsOf(body, columns, { mark: ".", labels }) };
}

const roles = (columns: readonly { role: string | undefined }[]) => columns.map(({ role }) => role);

describe("the columns under a header", () => {
  it("are parted in the widest gap between what stands below", () => {
    const { columns, body } = tableOf(
      "Description               Qty     Price     Amount\nOak panel polished twice    2     60.00     120.00",
    );
    expect(cellTokens(body[0] as (typeof body)[0], columns).map(textOf)).toEqual([
      "Oak panel polished twice",
      "2",
      "60.00",
      "120.00",
    ]);
    expect(columns[0]?.from).toBe(0);
    expect(columns.at(-1)?.to).toBe(1);
    for (const [at, column] of columns.entries()) expect(column.to).toBe(columns[at + 1]?.from ?? 1);
  });

  it("keep an amount and its currency together", () => {
    const { columns, body } = tableOf(
      "Description        Qty      Price      Amount\nOak panel            2    € 60.00    € 120.00",
    );
    expect(
      cellTokens(body[0] as (typeof body)[0], columns)
        .map(textOf)
        .slice(2),
    ).toEqual(["€ 60.00", "€ 120.00"]);
  });
});

describe("headings that mean more than one thing", () => {
  const read = (typed: string) => {
    const { columns, rows } = tableOf(typed);
    return roles(rolesByContents(columns, rows));
  };

  it("are a date where dates stand below", () => {
    expect(
      read(
        "Description          Service          Qty     Price     Amount\nOak panel            03/04/2026         2     60.00     120.00\nHinge                04/04/2026         1      9.50       9.50",
      ),
    ).toContain("date");
  });

  it("stay what they are where they fit", () => {
    expect(
      read(
        "Description          Qty     Price     Amount\nOak panel              2     60.00     120.00\nHinge                  1      9.50       9.50",
      ),
    ).toEqual(["description", "quantity", "unitPrice", "netTotal"]);
  });

  it("are no count where words stand below", () => {
    expect(
      read(
        "Description          Qty          Price     Amount\nOak panel            north        60.00     120.00\nHinge                south         9.50       9.50",
      )[1],
    ).toBe("other");
  });
});

describe("columns named by arithmetic", () => {
  const named = (typed: string) => {
    const { columns, rows } = tableOf(typed);
    return roles(rolesByArithmetic(columns, rows, "."));
  };

  it.each([
    [
      "count and price under foreign headings",
      "Description          Lkm     Ahinta     Amount\nOak panel              2      60.00     120.00\nHinge                  3       9.50      28.50",
      ["description", "quantity", "unitPrice", "netTotal"],
    ],
    [
      "a price alone",
      "Description          Qty     Ahinta     Amount\nOak panel              2      60.00     120.00\nHinge                  3       9.50      28.50",
      ["description", "quantity", "unitPrice", "netTotal"],
    ],
    [
      "rates of tax under a heading for tax",
      "Description          Qty     Price     VAT     Amount\nOak panel              2     60.00     20%     120.00\nHinge                  3      9.50      5%      28.50",
      ["description", "quantity", "unitPrice", "taxRate", "netTotal"],
    ],
    [
      "amounts of tax under a heading for tax",
      "Description          Qty     Price     VAT     Amount\nOak panel              2     60.00     24.00     120.00\nHinge                  3      9.50      5.70      28.50",
      ["description", "quantity", "unitPrice", "lineTax", "netTotal"],
    ],
  ])("tell %s", (_what, typed, expected) => {
    expect(named(typed)).toEqual(expected);
  });

  it("leave a heading nameless whose numbers make nothing", () => {
    expect(
      named(
        "Description          Lkm     Ahinta     Amount\nOak panel              7      61.00     120.00\nHinge                  4       9.20      28.50",
      ).slice(1, 3),
    ).toEqual([undefined, undefined]);
  });
});

describe("numbers that stand under each other", () => {
  const columnsIn = (typed: string) => numberColumnsOf(linesIn(typed), ".").map(({ count }) => count);

  it.each([
    ["Oak     2     60.00     120.00\nAsh     1     30.00      30.00", [2, 2, 2]],
    [
      "Oak     2     60.00     120.00\nAsh           30.00      30.00\nElm            1.00       1.00",
      [3, 3],
    ],
    ["Oak     $ 60.00\nAsh     $ 30.00", [2]],
    ["Oak 2 x 60.00           120.00", [1]],
    ["Oak of 1984\nAsh", []],
    ["", []],
  ])("%j: %j", (typed, counts) => {
    expect(columnsIn(typed)).toEqual(counts);
  });
});
