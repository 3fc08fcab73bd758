import type { Campaign } from "../content/advertising/campaign";
import { addDays } from "../content/calendar";
import type { Party } from "../content/party";
import type { Piece } from "../drawing/sheet";
import { formatDate } from "../style/format-date";
import type { AdvertisingFamily } from "./advertising-families";
import { advertisingLines } from "./advertising-lines";
import type { Composer } from "./composer";
import type { Entry } from "./entry";
import { infoBlock } from "./info-block";

/** Draws an order of air time, or the station's invoice for it. */
export function advertisingLayout(
  composer: Composer,
  campaign: Campaign,
  station: Party,
  family: AdvertisingFamily,
  kind: "purchase_order" | "invoice",
): void {
  let y = head(composer, campaign, station, family, kind);
  y = info(composer, campaign, family, kind, y) + composer.choose("gap", [6, 12, 20]);
  if (family.totals !== "after-lines") y = totals(composer, campaign, y, kind, "early") + 10;
  y = advertisingLines(composer, campaign, family, y, station);
  if (family.totals !== "before-lines") totals(composer, campaign, y + 8, kind, "late");
}

function head(
  composer: Composer,
  campaign: Campaign,
  station: Party,
  family: AdvertisingFamily,
  kind: string,
): number {
  const title =
    kind === "invoice"
      ? composer.choose("ad.invoice", ["INVOICE", "Invoice", "Broadcast Invoice"])
      : composer.choose("ad.order", [
          "ORDER",
          "CONTRACT",
          "Contract Agreement",
          "Order",
          "Broadcast Order",
          "Confirmation",
        ]);
  const top = composer.style.margin * 0.8;
  const middle = (composer.left + composer.right) / 2;
  if (family.head === "print-line") {
    composer.sheet.text(
      composer.right,
      top,
      [
        `Print Date ${composer.choose("ad.print", ["", ":"])} `,
        composer.date(campaign.orderDate),
        ` ${composer.dice("time").int(8, 17)}:${composer.dice("time").int(10, 59)}:07     Page 1 of 1`,
      ],
      composer.font(0.85),
      "right",
    );
    composer.sheet.text(middle, top + composer.style.size * 2.6, title, composer.font(1.5, true), "centre");
    return top + composer.style.size * 4.5;
  }
  const x =
    family.head === "station-right"
      ? composer.right
      : family.head === "title-centre"
        ? middle
        : composer.left;
  const align =
    family.head === "station-right" ? "right" : family.head === "title-centre" ? "centre" : "left";
  const rows: Piece[][] = [
    [composer.value("?vendorName", campaign.station)],
    ...station.address.map((line) => [composer.value("?vendorAddress", line)]),
    [station.phone],
  ];
  rows.forEach((row, i) => {
    composer.sheet.text(
      x,
      top + composer.style.size * 1.2 + i * composer.lineHeight(),
      row,
      composer.font(i === 0 ? 1.3 : 1, i === 0),
      align,
    );
  });
  const bottom = top + composer.style.size * 1.2 + rows.length * composer.lineHeight();
  if (family.head === "title-centre") {
    composer.sheet.text(middle, bottom + composer.style.size, title, composer.font(1.4, true), "centre");
    return bottom + composer.style.size * 2.6;
  }
  composer.sheet.text(
    family.head === "station-right" ? composer.left : composer.right,
    top + composer.style.size * 1.4,
    title,
    composer.font(1.6, true),
    family.head === "station-right" ? "left" : "right",
  );
  return bottom + composer.style.size;
}

function info(
  composer: Composer,
  campaign: Campaign,
  family: AdvertisingFamily,
  kind: string,
  y: number,
): number {
  const groups = infoGroups(composer, campaign, family, kind);
  const all = groups.flat();
  const whole = { left: composer.left, right: composer.right };
  if (family.info === "rows") return infoBlock(composer, whole, y, all, "pairs");
  if (family.info === "boxed") return infoBlock(composer, whole, y, all, "header-row");
  if (family.info === "two-columns") return infoBlock(composer, whole, y, all, "columns");
  let top = y;
  const names = ["Orders", "Agency", "Advertiser"];
  groups.forEach((group, i) => {
    composer.sheet.text(composer.left, top + composer.style.size, names[i] ?? "", composer.font(1, true));
    top = infoBlock(composer, { left: composer.left + 70, right: composer.right }, top, group, "columns") + 8;
  });
  return top;
}

/** What is said of the order, of the agency and of the advertiser. */
function infoGroups(
  composer: Composer,
  campaign: Campaign,
  family: AdvertisingFamily,
  kind: string,
): Entry[][] {
  const entry = (label: string, ...value: Piece[]): Entry => ({ label, value });
  const revision = composer.choose("ad.revision", ["beside", "own", "none", "slash"] as const);
  const numberLabel = composer.choose(
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
  const number = composer.value("orderNumber", campaign.number);
  const flight: Entry[] =
    family.flight === "range"
      ? [
          entry(
            composer.choose("ad.flight", [
              "Flight Dates",
              "Contract Dates",
              "Flight",
              "Air Dates",
              "Schedule Dates",
              "Broadcast Period",
            ]),
            composer.date(campaign.start, "periodStart"),
            " - ",
            composer.date(campaign.end, "periodEnd"),
          ),
        ]
      : [
          entry(
            composer.choose("ad.start", ["Start Date", "Flight Start", "Contract Start", "From"]),
            composer.date(campaign.start, "periodStart"),
          ),
          entry(
            composer.choose("ad.end", ["End Date", "Flight End", "Contract End", "To"]),
            composer.date(campaign.end, "periodEnd"),
          ),
        ];
  const shows = (name: string, probability: number) => composer.chance(`ad.${name}`, probability);
  const order = [
    ...(kind === "invoice"
      ? [
          entry(
            composer.choose("ad.invoice-number", ["Invoice #", "Invoice Number", "Invoice No.", "Invoice"]),
            composer.value("invoiceNumber", campaign.invoiceNumber),
          ),
          entry(
            composer.choose("ad.invoice-date", ["Invoice Date", "Date", "Billing Date"]),
            composer.date(campaign.date, "invoiceDate"),
          ),
        ]
      : []),
    entry(numberLabel, number, ...(revision === "slash" ? [` / ${campaign.revision}`] : [])),
    ...(kind === "invoice" && shows("due", 0.4)
      ? [entry("Due Date", composer.date(campaign.due, "dueDate"))]
      : []),
    ...(shows("alternate", 0.6)
      ? [
          entry(
            composer.choose("ad.alternate", ["Alt Order #", "Alt. Contract", "Agency Order", "Deal #"]),
            campaign.alternate,
          ),
        ]
      : []),
    ...flight,
    ...(shows("broadcast-month", kind === "invoice" ? 0.45 : 0.2)
      ? [broadcastMonth(composer, campaign)]
      : []),
    ...(kind === "purchase_order" && shows("original", 0.6) ? [originalDate(composer, campaign)] : []),
    ...(shows("estimate", 0.7)
      ? [entry(composer.choose("ad.estimate", ["Estimate", "Estimate #", "Est. No."]), campaign.estimate)]
      : []),
    ...(shows("market", 0.4) ? [entry("Market", campaign.market)] : []),
    ...(shows("property", 0.4)
      ? [entry(composer.choose("ad.property", ["Property", "Station", "Media Outlet"]), campaign.station)]
      : []),
  ];
  const agency = [
    entry(
      composer.choose("ad.agency", ["Agency", "Agency Name", "Name", "Bill To"]),
      composer.value("?customerName", campaign.agency),
    ),
    ...(shows("buyer", 0.5)
      ? [entry(composer.choose("ad.buyer", ["Buyer", "Buying Contact", "Media Buyer"]), campaign.buyer)]
      : []),
    ...(shows("executive", 0.6)
      ? [
          entry(
            composer.choose("ad.executive", ["Account Executive", "Primary AE", "Salesperson", "Sales Rep"]),
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
            composer.choose("ad.calendar", ["Billing Calendar", "Billing Cycle", "Billing Type"]),
            composer.choose("ad.cycle", ["Broadcast", "EOM", "Calendar", "Cash"]),
          ),
        ]
      : []),
  ];
  const advertiser = [
    entry(
      composer.choose("ad.advertiser", [
        "Advertiser",
        "Advertiser Name",
        "Advertiser",
        "Client",
        "Advertiser/Sponsor",
      ]),
      composer.value("advertiser", campaign.advertiser),
    ),
    ...(shows("product", 0.7)
      ? [
          entry(
            composer.choose("ad.product", ["Product", "Product Desc", "Brand", "Product 1"]),
            campaign.product,
          ),
        ]
      : []),
    ...(shows("demo", 0.4)
      ? [entry("Demographic", composer.choose("ad.demo", ["A35+", "HH", "Adults 25-54", "RA 35-64"]))]
      : []),
    ...(shows("revenue", 0.3)
      ? [entry("Revenue Code", composer.choose("ad.revenue-code", ["POL", "AGY", "LOC"]))]
      : []),
  ];
  return [order, agency, advertiser];
}

/** When the order was placed; a day of entry may be read as that or not. */
function originalDate(composer: Composer, { orderDate }: Campaign): Entry {
  const label = composer.choose("ad.original", [
    "Original Date / Rev",
    "Order Date",
    "Entered",
    "Date Entered",
  ]);
  return { label, value: [composer.date(orderDate, label === "Order Date" ? "orderDate" : "?orderDate")] };
}

/** The month that is billed, which is seldom the time in which the spots run. */
function broadcastMonth(composer: Composer, { end }: Campaign): Entry {
  const first = `${end.slice(0, 8)}01`;
  const last = addDays(first, 27);
  const label = composer.choose("ad.month-label", [
    "Broadcast Month",
    "Billing Period",
    "Invoice Period",
    "Billing Month",
  ]);
  const month = formatDate(end, composer.choose("ad.month-pattern", ["MMMM YYYY", "MM/YY", "MMM YY"]), "en");
  return {
    label,
    value: composer.chance("ad.month-range", 0.65)
      ? [composer.date(first), " - ", composer.date(last)]
      : [month],
  };
}

function totals(
  composer: Composer,
  campaign: Campaign,
  y: number,
  kind: string,
  which: "early" | "late",
): number {
  const spots = campaign.spots.reduce((sum, spot) => sum + spot.spots, 0);
  const rows: Entry[] = [
    {
      label: composer.choose("ad.spots", ["# Spots", "Total Spots", "Spots", "Units"]),
      value: [String(spots)],
    },
    {
      label: composer.choose("ad.gross", [
        "Gross Amount",
        "Gross Total",
        "Total Gross",
        "Gross",
        "Order Gross",
        "Total Gross Amount",
        "Gross Amt",
      ]),
      value: composer.amount(campaign.gross, "grossAmount", "grand"),
    },
    ...(composer.chance("ad.commission-row", 0.6)
      ? [
          {
            label: composer.choose("ad.commission-label", [
              "Agency Commission",
              "Less Commission",
              "Commission",
              "Agency Comm.",
            ]),
            value: composer.amount(
              composer.chance("ad.negative", 0.4) ? -campaign.commission : campaign.commission,
              undefined,
              "total",
            ),
          },
        ]
      : []),
    {
      label: composer.choose(
        "ad.net",
        kind === "invoice"
          ? ["Net Amount Due", "Net Due", "Amount Due", "Net Amount"]
          : ["Net Amount", "Net Total", "Net", "Total Net"],
      ),
      value: composer.amount(campaign.net, "?total ?amountDue", "grand"),
    },
  ];
  const form =
    which === "early"
      ? "header-row"
      : composer.choose("ad.totals", ["pairs-right", "header-row", "pairs"] as const);
  const width = composer.right - composer.left;
  if (y > composer.bottom - 70) {
    composer.sheet.turnPage();
    return infoBlock(
      composer,
      { left: composer.right - width * 0.45, right: composer.right },
      composer.style.margin,
      rows,
      "pairs-right",
    );
  }
  return infoBlock(
    composer,
    form === "header-row"
      ? { left: composer.left, right: composer.right }
      : { left: composer.right - width * 0.45, right: composer.right },
    y,
    rows,
    form,
  );
}
