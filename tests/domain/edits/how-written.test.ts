import { expect, it } from "vitest";
import { howWritten } from "~/domain/edits/how-written";

const date = (cell: string, present: string) => ({ cell, present, type: "date" as const });
const amount = (cell: string, present: string) => ({ cell, present, type: "amount" as const });

it("cells that nobody changed show how a file writes dates", () => {
  expect(howWritten([date("04/03/2026", "2026-03-04"), date("5/6/2026", "2026-06-05")])).toMatchObject({
    monthFirst: false,
  });
  expect(howWritten([date("3/4/26", "2026-03-04")])).toMatchObject({ monthFirst: true });
});

it("what was changed by one person does not outweigh the rest", () => {
  const kept = [date("3/4/2026", "2026-03-04"), date("7/1/2026", "2026-07-01")];
  expect(howWritten([...kept, date("5/6/2026", "2026-06-05")])).toMatchObject({ monthFirst: true });
});

it("a day like 4 April and a whole number show nothing", () => {
  expect(howWritten([date("4/4/2026", "2026-04-04"), amount("1234", "1234")])).toEqual({
    monthFirst: null,
    decimalMark: null,
  });
});

it("and how it writes decimals", () => {
  expect(howWritten([amount("1.234,50", "1234.50"), amount("0,5", "0.5")])).toMatchObject({
    decimalMark: ",",
  });
  expect(howWritten([amount("1.234", "1.234")])).toMatchObject({ decimalMark: "." });
  expect(howWritten([amount("1.234", "1234")])).toMatchObject({ decimalMark: "," });
  expect(howWritten([amount("7.00", "9")])).toMatchObject({ decimalMark: null });
});
