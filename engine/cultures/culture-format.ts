import { cultureFormats } from "./culture-formats";

/**
 * How a culture writes dates ("MM/dd/yyyy", "dd.MM.yyyy": the Gregorian calendar, four digits of year, one separator and no
 * spaces, so that what is shown can be typed; `monthFirst`: 03/04 and a year after it is the fourth of March) and numbers: the
 * mark of decimals, that of groups, from how many figures before the first group on they are grouped, and how large further
 * groups are (two in India).
 */
export type CultureFormat = {
  date: string;
  monthFirst: boolean;
  decimal: string;
  group: string;
  leastBefore: number;
  further: number;
};

const byCulture = new Map<string, CultureFormat>(
  cultureFormats.flatMap(([date, monthFirst, decimal, group, leastBefore, further, tags]) =>
    tags
      .split(" ")
      .map((tag): [string, CultureFormat] => [
        tag,
        { date, monthFirst, decimal, group, leastBefore, further },
      ]),
  ),
);

/** The default where no culture says otherwise; the date format is the specification's default. */
const usual: CultureFormat = {
  date: "dd/MM/yyyy",
  monthFirst: false,
  decimal: ".",
  group: ",",
  leastBefore: 1,
  further: 3,
};

/**
 * Where a culture (BCP 47 tag) is unknown, the usual format. From a table and not from Intl: the runtime knows a part of
 * the cultures only and answers for the others as if they were American.
 */
export const cultureFormatOf = (culture: string): CultureFormat => byCulture.get(culture) ?? usual;
