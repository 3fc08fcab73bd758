import { describe, expect, it } from "vitest";
import { filledColumns } from "~/components/reports/filled-columns";

const columns = ["model", "success", "error", "total"].map((key) => ({ key, label: key, isNumber: true }));
const row = (...texts: string[]) => texts.map((text) => ({ text }));

describe("the columns of a table that have something in them", () => {
  it("leave out what is 0 in every row", () => {
    const shown = filledColumns({
      columns,
      rows: [row("Bills", "2", "0", "2"), row("Orders", "0", "0", "0")],
    });
    expect(shown.columns.map(({ key }) => key)).toEqual(["model", "success", "total"]);
    expect(shown.rows).toEqual([row("Bills", "2", "2"), row("Orders", "0", "0")]);
  });

  it("are the first and the total where nothing was counted", () => {
    const { rows } = filledColumns({ columns, rows: [row("Bills", "0", "0", "0")] });
    expect(rows).toEqual([row("Bills", "0")]);
  });
});
