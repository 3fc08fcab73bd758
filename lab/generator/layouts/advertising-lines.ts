import type { Campaign, Spot } from "../content/advertising/campaign";
import { addDays } from "../content/calendar";
import type { Party } from "../content/party";
import type { Piece } from "../drawing/sheet";
import type { AdvertisingFamily } from "./advertising-families";
import type { Desk } from "./desk";

type Cell = { label: string; share: number; right: boolean; of: (spot: Spot, index: number) => Piece[] };

/** Draws the spots over as many pages as they need and returns the bottom. */
export function advertisingLines(
  desk: Desk,
  campaign: Campaign,
  family: AdvertisingFamily,
  y: number,
  station: Party,
): number {
  const cells = cellsOf(desk, family);
  const width = desk.right - desk.left;
  const whole = cells.reduce((sum, { share }) => sum + share, 0);
  let left = desk.left;
  const placed = cells.map((cell) => {
    const at = { ...cell, left, to: left + (width * cell.share) / whole };
    left = at.to;
    return at;
  });
  const row = (baseline: number, texts: (cell: Cell) => Piece[], bold: boolean) => {
    for (const cell of placed) {
      desk.sheet.text(
        cell.right ? cell.to - 3 : cell.left,
        baseline,
        texts(cell),
        desk.font(0.88, bold),
        cell.right ? "right" : "left",
      );
    }
  };
  const header = (top: number) => {
    row(top + desk.style.size, ({ label }) => [label], true);
    desk.sheet.rule(desk.left, top + desk.lineHeight() + 1, desk.right, top + desk.lineHeight() + 1);
    return top + desk.lineHeight() + 4;
  };
  let top = header(y);
  campaign.spots.forEach((spot, index) => {
    const height = desk.lineHeight() * (family.lines === "stacked" ? 3 : 1) + 2;
    if (top + height > desk.bottom) {
      desk.sheet.turnPage();
      desk.sheet.text(
        desk.left,
        desk.style.margin,
        [
          `${campaign.station}   ${desk.beside("Advertiser")} `,
          desk.value("advertiser", campaign.advertiser),
        ],
        desk.font(),
      );
      desk.sheet.text(
        desk.right,
        desk.style.margin,
        `${station.phone}   Page ${desk.sheet.page}`,
        desk.font(),
        "right",
      );
      top = header(desk.style.margin + desk.lineHeight());
    }
    row(top + desk.style.size, ({ of }) => of(spot, index), false);
    if (family.lines === "stacked") week(desk, spot, top + desk.lineHeight());
    top += height;
  });
  return top;
}

/** The broadcast week under a line, as many systems print it. */
function week(desk: Desk, spot: Spot, y: number): void {
  const font = desk.font(0.82);
  desk.sheet.text(
    desk.left + 40,
    y + desk.style.size,
    "Start Date   End Date   Weekdays   Spots/Week   Rate",
    font,
  );
  desk.sheet.text(
    desk.left + 16,
    y + desk.style.size + desk.lineHeight(),
    [
      "Week: ",
      desk.date(mondayOf(spot.start)),
      "   ",
      desk.date(addDays(mondayOf(spot.end), 6)),
      `   ${spot.days}   ${spot.perWeek}   `,
      ...desk.amount(spot.rate, undefined, "cell"),
    ],
    font,
  );
}

/** Broadcast weeks run from Monday to Sunday, whatever days the spots run. */
function mondayOf(date: string): string {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function cellsOf(desk: Desk, family: AdvertisingFamily): Cell[] {
  const key = (index: number, column: string) => `line:${index}:${column}`;
  const full: Cell[] = [
    {
      label: desk.choose("ad.line", ["Ln", "Line", "#"]),
      share: 4,
      right: false,
      of: (_, i) => [String(i + 1)],
    },
    {
      label: desk.choose("ad.start-column", ["Start", "Start Date"]),
      share: 9,
      right: false,
      of: (spot) => [desk.date(spot.start)],
    },
    {
      label: desk.choose("ad.end-column", ["End", "End Date"]),
      share: 9,
      right: false,
      of: (spot) => [desk.date(spot.end)],
    },
    {
      label: desk.choose("ad.program", ["Program", "Inventory Code", "Description", "Program Name"]),
      share: 20,
      right: false,
      of: (spot, i) => [desk.value(key(i, "description"), spot.program)],
    },
    { label: "Days", share: 9, right: false, of: (spot) => [spot.days] },
    {
      label: desk.choose("ad.time", ["Time", "Start/End Time", "Daypart"]),
      share: 16,
      right: false,
      of: (spot) => [spot.time],
    },
    {
      label: desk.choose("ad.length", ["Len", "Length", "Dur"]),
      share: 5,
      right: true,
      of: (spot) => [spot.length],
    },
    {
      label: desk.choose("ad.quantity", ["Spots", "Qty", "# Spots", "Units"]),
      share: 7,
      right: true,
      of: (spot, i) => [desk.value(key(i, "quantity"), String(spot.spots))],
    },
    {
      label: desk.choose("ad.rate", ["Rate", "Unit Rate", "Cost"]),
      share: 11,
      right: true,
      of: (spot, i) => unitPrice(desk, spot.rate, key(i, "unitPrice")),
    },
    {
      label: desk.choose("ad.amount", ["Amount", "Total", "Gross", "Total Cost"]),
      share: 12,
      right: true,
      of: (spot, i) => desk.amount(spot.amount, key(i, "netTotal"), "cell"),
    },
  ];
  return family.lines === "short" ? full.filter(({ share }) => share !== 9 && share !== 5) : full;
}

function unitPrice(desk: Desk, rate: number, key: string): Piece[] {
  const plain = String(rate / 100);
  return desk.amount(rate, key, "cell").map((piece) =>
    typeof piece === "string"
      ? piece
      : {
          ...piece,
          marks: piece.marks.map((mark) => (mark.key === key ? { ...mark, value: plain } : mark)),
        },
  );
}
