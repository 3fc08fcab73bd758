import type { Campaign, Spot } from "../content/advertising/campaign";
import { addDays } from "../content/calendar";
import type { Party } from "../content/party";
import type { Piece } from "../drawing/sheet";
import type { AdvertisingFamily } from "./advertising-families";
import type { Composer } from "./composer";

type Cell = { label: string; share: number; right: boolean; of: (spot: Spot, index: number) => Piece[] };

/** Draws the spots over as many pages as they need and returns the bottom. */
export function advertisingLines(
  composer: Composer,
  campaign: Campaign,
  family: AdvertisingFamily,
  y: number,
  station: Party,
): number {
  const cells = cellsOf(composer, family);
  const width = composer.right - composer.left;
  const whole = cells.reduce((sum, { share }) => sum + share, 0);
  let left = composer.left;
  const placed = cells.map((cell) => {
    const at = { ...cell, left, to: left + (width * cell.share) / whole };
    left = at.to;
    return at;
  });
  const row = (baseline: number, texts: (cell: Cell) => Piece[], bold: boolean) => {
    for (const cell of placed) {
      composer.sheet.text(
        cell.right ? cell.to - 3 : cell.left,
        baseline,
        texts(cell),
        composer.font(0.88, bold),
        cell.right ? "right" : "left",
      );
    }
  };
  const header = (top: number) => {
    row(top + composer.style.size, ({ label }) => [label], true);
    composer.sheet.rule(
      composer.left,
      top + composer.lineHeight() + 1,
      composer.right,
      top + composer.lineHeight() + 1,
    );
    return top + composer.lineHeight() + 4;
  };
  let top = header(y);
  campaign.spots.forEach((spot, index) => {
    const height = composer.lineHeight() * (family.lines === "stacked" ? 3 : 1) + 2;
    if (top + height > composer.bottom) {
      composer.sheet.turnPage();
      composer.sheet.text(
        composer.left,
        composer.style.margin,
        [
          `${campaign.station}   ${composer.beside("Advertiser")} `,
          composer.value("advertiser", campaign.advertiser),
        ],
        composer.font(),
      );
      composer.sheet.text(
        composer.right,
        composer.style.margin,
        `${station.phone}   Page ${composer.sheet.page}`,
        composer.font(),
        "right",
      );
      top = header(composer.style.margin + composer.lineHeight());
    }
    row(top + composer.style.size, ({ of }) => of(spot, index), false);
    if (family.lines === "stacked") week(composer, spot, top + composer.lineHeight());
    top += height;
  });
  return top;
}

/** The broadcast week under a line, as many systems print it. */
function week(composer: Composer, spot: Spot, y: number): void {
  const font = composer.font(0.82);
  composer.sheet.text(
    composer.left + 40,
    y + composer.style.size,
    "Start Date   End Date   Weekdays   Spots/Week   Rate",
    font,
  );
  composer.sheet.text(
    composer.left + 16,
    y + composer.style.size + composer.lineHeight(),
    [
      "Week: ",
      composer.date(mondayOf(spot.start)),
      "   ",
      composer.date(addDays(mondayOf(spot.end), 6)),
      `   ${spot.days}   ${spot.perWeek}   `,
      ...composer.amount(spot.rate, undefined, "cell"),
    ],
    font,
  );
}

/** Broadcast weeks run from Monday to Sunday, whatever days the spots run. */
function mondayOf(date: string): string {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function cellsOf(composer: Composer, family: AdvertisingFamily): Cell[] {
  const key = (index: number, column: string) => `line:${index}:${column}`;
  const full: Cell[] = [
    {
      label: composer.choose("ad.line", ["Ln", "Line", "#"]),
      share: 4,
      right: false,
      of: (_, i) => [String(i + 1)],
    },
    {
      label: composer.choose("ad.start-column", ["Start", "Start Date"]),
      share: 9,
      right: false,
      of: (spot) => [composer.date(spot.start)],
    },
    {
      label: composer.choose("ad.end-column", ["End", "End Date"]),
      share: 9,
      right: false,
      of: (spot) => [composer.date(spot.end)],
    },
    {
      label: composer.choose("ad.program", ["Program", "Inventory Code", "Description", "Program Name"]),
      share: 20,
      right: false,
      of: (spot, i) => [composer.value(key(i, "description"), spot.program)],
    },
    { label: "Days", share: 9, right: false, of: (spot) => [spot.days] },
    {
      label: composer.choose("ad.time", ["Time", "Start/End Time", "Daypart"]),
      share: 16,
      right: false,
      of: (spot) => [spot.time],
    },
    {
      label: composer.choose("ad.length", ["Len", "Length", "Dur"]),
      share: 5,
      right: true,
      of: (spot) => [spot.length],
    },
    {
      label: composer.choose("ad.quantity", ["Spots", "Qty", "# Spots", "Units"]),
      share: 7,
      right: true,
      of: (spot, i) => [composer.value(key(i, "quantity"), String(spot.spots))],
    },
    {
      label: composer.choose("ad.rate", ["Rate", "Unit Rate", "Cost"]),
      share: 11,
      right: true,
      of: (spot, i) => unitPrice(composer, spot.rate, key(i, "unitPrice")),
    },
    {
      label: composer.choose("ad.amount", ["Amount", "Total", "Gross", "Total Cost"]),
      share: 12,
      right: true,
      of: (spot, i) => composer.amount(spot.amount, key(i, "netTotal"), "cell"),
    },
  ];
  return family.lines === "short" ? full.filter(({ share }) => share !== 9 && share !== 5) : full;
}

function unitPrice(composer: Composer, rate: number, key: string): Piece[] {
  const plain = String(rate / 100);
  return composer.amount(rate, key, "cell").map((piece) =>
    typeof piece === "string"
      ? piece
      : {
          ...piece,
          marks: piece.marks.map((mark) => (mark.key === key ? { ...mark, value: plain } : mark)),
        },
  );
}
