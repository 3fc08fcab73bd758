/** How an advertising order or invoice stands on its sheet. */
export type AdvertisingFamily = {
  name: string;
  landscape: boolean;
  head: "station-left" | "station-right" | "title-centre" | "print-line";
  info: "two-columns" | "labelled-groups" | "boxed" | "rows";
  /** Where the gross and net amounts are printed. */
  totals: "before-lines" | "after-lines" | "both";
  flight: "range" | "two-dates" | "in-lines";
  lines: "full" | "short" | "stacked";
};

export const advertisingFamilies: readonly AdvertisingFamily[] = [
  {
    name: "ad-groups",
    landscape: true,
    head: "print-line",
    info: "labelled-groups",
    totals: "both",
    flight: "range",
    lines: "stacked",
  },
  {
    name: "ad-contract",
    landscape: true,
    head: "station-left",
    info: "two-columns",
    totals: "after-lines",
    flight: "range",
    lines: "full",
  },
  {
    name: "ad-boxed",
    landscape: false,
    head: "station-left",
    info: "boxed",
    totals: "after-lines",
    flight: "two-dates",
    lines: "full",
  },
  {
    name: "ad-right",
    landscape: false,
    head: "station-right",
    info: "two-columns",
    totals: "after-lines",
    flight: "two-dates",
    lines: "short",
  },
  {
    name: "ad-centre",
    landscape: false,
    head: "title-centre",
    info: "rows",
    totals: "both",
    flight: "range",
    lines: "short",
  },
  {
    name: "ad-first",
    landscape: true,
    head: "title-centre",
    info: "two-columns",
    totals: "before-lines",
    flight: "range",
    lines: "stacked",
  },
  {
    name: "ad-plain",
    landscape: false,
    head: "print-line",
    info: "rows",
    totals: "after-lines",
    flight: "two-dates",
    lines: "stacked",
  },
];
