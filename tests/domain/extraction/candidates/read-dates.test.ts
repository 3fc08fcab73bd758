import { describe, expect, it } from "vitest";
import { readDates } from "~/domain/extraction/candidates/read-dates";

describe("dates in a text", () => {
  it.each([
    ["2025-03-17", "2025-03-17", "2025-03-17"],
    ["17/03/2025", "2025-03-17", undefined],
    ["03/17/25", undefined, "2025-03-17"],
    ["03.04.2025", "2025-04-03", "2025-03-04"],
    ["17 March 2025", "2025-03-17", "2025-03-17"],
    ["March 17th, 2025", "2025-03-17", "2025-03-17"],
    ["17-Mar-25", "2025-03-17", "2025-03-17"],
    ["5 de febrero de 2025", "2025-02-05", "2025-02-05"],
    ["1er août 2024", "2024-08-01", "2024-08-01"],
    ["3. Dezember 2024", "2024-12-03", "2024-12-03"],
    ["19 april 2014", "2014-04-19", "2014-04-19"],
    ["20250317", "2025-03-17", "2025-03-17"],
  ])("%s", (text, dmy, mdy) => {
    const [reading] = readDates(text);
    expect([reading?.dmy, reading?.mdy]).toEqual([dmy, mdy]);
  });

  it.each(["31/02/2025", "12.50", "1,234.56", "555-0118", "10:30", "Model 2025 B", "192.168.10.20"])(
    "%s is none",
    (text) => {
      expect(readDates(text)).toEqual([]);
    },
  );

  it("finds both ends of a range", () => {
    expect(readDates("04/17/20-04/23/20").map((reading) => reading.mdy)).toEqual([
      "2020-04-17",
      "2020-04-23",
    ]);
  });
});
