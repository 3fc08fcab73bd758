import type { Campaign } from "../content/advertising/campaign";
import { addDays } from "../content/calendar";
import type { Party } from "../content/party";
import type { Piece } from "../drawing/sheet";
import { formatDate } from "../style/format-date";
import type { AdvertisingFamily } from "./advertising-families";
import { advertisingLines } from "./advertising-lines";
import type { Desk } from "./desk";
import type { Entry } from "./entry";
import { infoBlock } from "./info-block";

/** Draws an order of air time, or the station's invoice for it. */
export function advertisingLayout(
  desk: Desk,
  campaign: Campaign,
  station: Party,
  family: AdvertisingFamily,
  kind: "purchase_order" | "invoice",
): void {
  let y = head(desk, campaign, station, family, kind);
  y = info(desk, campaign, family, kind, y) + desk.choose("gap", [6, 12, 20]);
  if (family.totals !== "after-lines") y = totals(desk, campaign, y, kind, "early") + 10;
  y = advertisingLines(desk, campaign, family, y, station);
  if (family.totals !== "before-lines") totals(desk, campaign, y + 8, kind, "late");
}

function head(
  desk: Desk,
  campaign: Campaign,
  station: Party,
  family: AdvertisingFamily,
  kind: string,
): number {
  const title =
    kind === "invoice"
      ? desk.choose("ad.invoice", ["INVOICE", "Invoice", "Broadcast Invoice"])
      : desk.choose("ad.order", [
          "ORDER",
          "CONTRACT",
          "Contract Agreement",
          "Order",
          "Broadcast Order",
          "Confirmation",
        ]);
  const top = desk.style.margin * 0.8;
  const middle = (desk.left + desk.right) / 2;
  if (family.head === "print-line") {
    desk.sheet.text(
      desk.right,
      top,
      [
        `Print Date ${desk.choose("ad.print", ["", ":"])} `,
        desk.date(campaign.orderDate),
        ` ${desk.dice("time").int(8, 17)}:${desk.dice("time").int(10, 59)}:07     Page 1 of 1`,
      ],
      desk.font(0.85),
      "right",
    );
    desk.sheet.text(middle, top + desk.style.size * 2.6, title, desk.font(1.5, true), "centre");
    return top + desk.style.size * 4.5;
  }
  const x =
    family.head === "station-right" ? desk.right : family.head === "title-centre" ? middle : desk.left;
  const align =
    family.head === "station-right" ? "right" : family.head === "title-centre" ? "centre" : "left";
  const rows: Piece[][] = [
    [desk.value("?vendorName", campaign.station)],
    ...station.address.map((line) => [desk.value("?vendorAddress", line)]),
    [station.phone],
  ];
  rows.forEach((row, i) => {
    desk.sheet.text(
      x,
      top + desk.style.size * 1.2 + i * desk.lineHeight(),
      row,
      desk.font(i === 0 ? 1.3 : 1, i === 0),
      align,
    );
  });
  const bottom = top + desk.style.size * 1.2 + rows.length * desk.lineHeight();
  if (family.head === "title-centre") {
    desk.sheet.text(middle, bottom + desk.style.size, title, desk.font(1.4, true), "centre");
    return bottom + desk.style.size * 2.6;
  }
  desk.sheet.text(
    family.head === "station-right" ? desk.left : desk.right,
    top + desk.style.size * 1.4,
    title,
    desk.font(1.6, true),
    family.head === "station-right" ? "left" : "right",
  );
  return bottom + desk.style.size;
}

function info(desk: Desk, campaign: Campaign, family: AdvertisingFamily, kind: string, y: number): number {
  const groups = infoGroups(desk, campaign, family, kind);
  const all = groups.flat();
  const whole = { left: desk.left, right: desk.right };
  if (family.info === "rows") return infoBlock(desk, whole, y, all, "pairs");
  if (family.info === "boxed") return infoBlock(desk, whole, y, all, "header-row");
  if (family.info === "two-columns") return infoBlock(desk, whole, y, all, "columns");
  let top = y;
  const names = ["Orders", "Agency", "Advertiser"];
  groups.forEach((group, i) => {
    desk.sheet.text(desk.left, top + desk.style.size, names[i] ?? "", desk.font(1, true));
    top = infoBlock(desk, { left: desk.left + 70, right: desk.right }, top, group, "columns") + 8;
  });
  return top;
}

/** What is said of the order, of the agency and of the advertiser. */
function infoGroups(desk: Desk, campaign: Campaign, family: AdvertisingFamily, kind: string): Entry[][] {
  const entry = (label: string, ...value: Piece[]): Entry => ({ label, value });
  const revision = desk.choose("ad.revision", ["beside", "own", "none", "slash"] as const);
  const numberLabel = desk.choose(
    "ad.number",
    revision === "slash"
      ? ["Contract / Revision", "Order / Rev"]
      : [
          "Order / Rev",
          "Order #",
          "Contract #",
          "Order Number",
          "Contract",
          "Order",
          "IO Number",
          "Contract Number",
        ],
  );
  const number = desk.value("orderNumber", campaign.number);
  const flight: Entry[] =
    family.flight === "range"
      ? [
          entry(
            desk.choose("ad.flight", [
              "Flight Dates",
              "Contract Dates",
              "Flight",
              "Air Dates",
              "Schedule Dates",
              "Broadcast Period",
            ]),
            desk.date(campaign.start, "periodStart"),
            " - ",
            desk.date(campaign.end, "periodEnd"),
          ),
        ]
      : [
          entry(
            desk.choose("ad.start", ["Start Date", "Flight Start", "Contract Start", "From"]),
            desk.date(campaign.start, "periodStart"),
          ),
          entry(
            desk.choose("ad.end", ["End Date", "Flight End", "Contract End", "To"]),
            desk.date(campaign.end, "periodEnd"),
          ),
        ];
  const shows = (name: string, probability: number) => desk.chance(`ad.${name}`, probability);
  const order = [
    ...(kind === "invoice"
      ? [
          entry(
            desk.choose("ad.invoice-number", ["Invoice #", "Invoice Number", "Invoice No.", "Invoice"]),
            desk.value("invoiceNumber", campaign.invoiceNumber),
          ),
          entry(
            desk.choose("ad.invoice-date", ["Invoice Date", "Date", "Billing Date"]),
            desk.date(campaign.date, "invoiceDate"),
          ),
        ]
      : []),
    entry(numberLabel, number, ...(revision === "slash" ? [` / ${campaign.revision}`] : [])),
    ...(kind === "invoice" && shows("due", 0.4)
      ? [entry("Due Date", desk.date(campaign.due, "dueDate"))]
      : []),
    ...(shows("alternate", 0.6)
      ? [
          entry(
            desk.choose("ad.alternate", ["Alt Order #", "Alt. Contract", "Agency Order", "Deal #"]),
            campaign.alternate,
          ),
        ]
      : []),
    ...flight,
    ...(shows("broadcast-month", kind === "invoice" ? 0.45 : 0.2) ? [broadcastMonth(desk, campaign)] : []),
    ...(kind === "purchase_order" && shows("original", 0.6) ? [originalDate(desk, campaign)] : []),
    ...(shows("estimate", 0.7)
      ? [entry(desk.choose("ad.estimate", ["Estimate", "Estimate #", "Est. No."]), campaign.estimate)]
      : []),
    ...(shows("market", 0.4) ? [entry("Market", campaign.market)] : []),
    ...(shows("property", 0.4)
      ? [entry(desk.choose("ad.property", ["Property", "Station", "Media Outlet"]), campaign.station)]
      : []),
  ];
  const agency = [
    entry(
      desk.choose("ad.agency", ["Agency", "Agency Name", "Name", "Bill To"]),
      desk.value("?customerName", campaign.agency),
    ),
    ...(shows("buyer", 0.5)
      ? [entry(desk.choose("ad.buyer", ["Buyer", "Buying Contact", "Media Buyer"]), campaign.buyer)]
      : []),
    ...(shows("executive", 0.6)
      ? [
          entry(
            desk.choose("ad.executive", ["Account Executive", "Primary AE", "Salesperson", "Sales Rep"]),
            campaign.representative,
          ),
        ]
      : []),
    ...(shows("commission", 0.5)
      ? [
          entry(
            "Agency Commission",
            `${Math.round((campaign.commission / Math.max(1, campaign.gross)) * 100)}%`,
          ),
        ]
      : []),
    ...(shows("billing", 0.5)
      ? [
          entry(
            desk.choose("ad.calendar", ["Billing Calendar", "Billing Cycle", "Billing Type"]),
            desk.choose("ad.cycle", ["Broadcast", "EOM", "Calendar", "Cash"]),
          ),
        ]
      : []),
  ];
  const advertiser = [
    entry(
      desk.choose("ad.advertiser", [
        "Advertiser",
        "Advertiser Name",
        "Advertiser",
        "Client",
        "Advertiser/Sponsor",
      ]),
      desk.value("advertiser", campaign.advertiser),
    ),
    ...(shows("product", 0.7)
      ? [
          entry(
            desk.choose("ad.product", ["Product", "Product Desc", "Brand", "Product 1"]),
            campaign.product,
          ),
        ]
      : []),
    ...(shows("demo", 0.4)
      ? [entry("Demographic", desk.choose("ad.demo", ["A35+", "HH", "Adults 25-54", "RA 35-64"]))]
      : []),
    ...(shows("revenue", 0.3)
      ? [entry("Revenue Code", desk.choose("ad.revenue-code", ["POL", "AGY", "LOC"]))]
      : []),
  ];
  return [order, agency, advertiser];
}

/** When the order was placed; a day of entry may be read as that or not. */
function originalDate(desk: Desk, { orderDate }: Campaign): Entry {
  const label = desk.choose("ad.original", ["Original Date / Rev", "Order Date", "Entered", "Date Entered"]);
  return { label, value: [desk.date(orderDate, label === "Order Date" ? "orderDate" : "?orderDate")] };
}

/** The month that is billed, which is seldom the time in which the spots run. */
function broadcastMonth(desk: Desk, { end }: Campaign): Entry {
  const first = `${end.slice(0, 8)}01`;
  const last = addDays(first, 27);
  const label = desk.choose("ad.month-label", [
    "Broadcast Month",
    "Billing Period",
    "Invoice Period",
    "Billing Month",
  ]);
  const month = formatDate(end, desk.choose("ad.month-pattern", ["MMMM YYYY", "MM/YY", "MMM YY"]), "en");
  return {
    label,
    value: desk.chance("ad.month-range", 0.65) ? [desk.date(first), " - ", desk.date(last)] : [month],
  };
}

function totals(desk: Desk, campaign: Campaign, y: number, kind: string, which: "early" | "late"): number {
  const spots = campaign.spots.reduce((sum, spot) => sum + spot.spots, 0);
  const rows: Entry[] = [
    { label: desk.choose("ad.spots", ["# Spots", "Total Spots", "Spots", "Units"]), value: [String(spots)] },
    {
      label: desk.choose("ad.gross", [
        "Gross Amount",
        "Gross Total",
        "Total Gross",
        "Gross",
        "Order Gross",
        "Total Gross Amount",
        "Gross Amt",
      ]),
      value: desk.amount(campaign.gross, "grossAmount", "grand"),
    },
    ...(desk.chance("ad.commission-row", 0.6)
      ? [
          {
            label: desk.choose("ad.commission-label", [
              "Agency Commission",
              "Less Commission",
              "Commission",
              "Agency Comm.",
            ]),
            value: desk.amount(
              desk.chance("ad.negative", 0.4) ? -campaign.commission : campaign.commission,
              undefined,
              "total",
            ),
          },
        ]
      : []),
    {
      label: desk.choose(
        "ad.net",
        kind === "invoice"
          ? ["Net Amount Due", "Net Due", "Amount Due", "Net Amount"]
          : ["Net Amount", "Net Total", "Net", "Total Net"],
      ),
      value: desk.amount(campaign.net, "?total ?amountDue", "grand"),
    },
  ];
  const form =
    which === "early"
      ? "header-row"
      : desk.choose("ad.totals", ["pairs-right", "header-row", "pairs"] as const);
  const width = desk.right - desk.left;
  if (y > desk.bottom - 70) {
    desk.sheet.turnPage();
    return infoBlock(
      desk,
      { left: desk.right - width * 0.45, right: desk.right },
      desk.style.margin,
      rows,
      "pairs-right",
    );
  }
  return infoBlock(
    desk,
    form === "header-row"
      ? { left: desk.left, right: desk.right }
      : { left: desk.right - width * 0.45, right: desk.right },
    y,
    rows,
    form,
  );
}
