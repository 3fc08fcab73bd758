import { readDates } from "@engine/values/read-dates";
import { readRangeStarts } from "@engine/values/read-range-starts";
import { describe, expect, it } from "vitest";

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
    ["17/03/202514:22", "2025-03-17", undefined],
    ["17/03/2025T10:00", "2025-03-17", undefined],
    ["O5/O3/2025", "2025-03-05", "2025-05-03"],
    ["15Mar2025", "2025-03-15", "2025-03-15"],
    ["15 Ogos 2018", "2018-08-15", "2018-08-15"],
    ["#1\tAug 31, 18 01:00 PM", "2018-08-31", "2018-08-31"],
    ["TGL 12-03-18", "2018-03-12", "2018-12-03"],
    ["31\tAug\t2018", "2018-08-31", "2018-08-31"],
  ])("%s", (text, dmy, mdy) => {
    const [reading] = readDates(text);
    expect([reading?.dmy, reading?.mdy]).toEqual([dmy, mdy]);
  });

  it.each([
    "31/02/2025",
    "12.50",
    "1,234.56",
    "555-0118",
    "10:30",
    "Model 2025 B",
    "192.168.10.20",
    "12.17.26 PM",
    "HD03-04-06",
    "HDO3-04-06",
    "05 Mar\t21.50",
    "Mar 05 2016.50",
  ])("%s is none", (text) => {
    expect(readDates(text)).toEqual([]);
  });

  it("finds both ends of a range", () => {
    expect(readDates("04/17/20-04/23/20").map((reading) => reading.mdy)).toEqual([
      "2020-04-17",
      "2020-04-23",
    ]);
  });

  it.each([
    ["01.-31.01.2024", "2024-01-01"],
    ["01.12. bis 31.12.2024", "2024-12-01"],
    ["28.12. - 27.01.2025", "2024-12-28"],
    ["5 - 20 May 2024", "2024-05-05"],
    ["5 al 20 de mayo de 2024", "2024-05-05"],
    ["1 Jan to 31 Mar 2024", "2024-01-01"],
    ["January 1 - 31, 2024", "2024-01-01"],
    ["Dec 28 - Jan 27, 2025", "2024-12-28"],
  ])("the start of %s", (text, date) => {
    expect(readRangeStarts(text).map((reading) => reading.dmy)).toEqual([date]);
  });

  it("the start of a month-first range has both readings", () => {
    expect(readRangeStarts("12/01 - 12/31/2024")[0]?.mdy).toBe("2024-12-01");
  });

  it.each(["Unit 5 - 20 Main Road", "2 - 3 days", "17/03/2025 - 18/03/2025"])(
    "%s starts no range",
    (text) => {
      expect(readRangeStarts(text)).toEqual([]);
    },
  );
});
