/** What is sold over a meter. */
export const commodities = ["electric", "gas", "water", "sewer", "heat"] as const;
export type Commodity = (typeof commodities)[number];

/** What a line of a bill charges for. */
export const chargeTypes = ["usage", "standing", "demand", "capacity", "tax", "other"] as const;
export type ChargeType = (typeof chargeTypes)[number];

/** The units that quantities of lines are in; "" where a line has none. */
export const units = ["", "kWh", "MWh", "therm", "m3", "ccf", "gal", "kW", "kVA", "day"] as const;
export type Unit = (typeof units)[number];

/**
 * What the words of a bill's line mean, and under which headings of the export its amount and its quantity stand; "" is
 * under none. `words` are the folded words that it is known by, `shown` the line as it was first read.
 */
export type Descriptor = {
  words: string;
  shown: string;
  commodity: Commodity | null;
  chargeType: ChargeType;
  unit: Unit;
  heading: string;
  quantityHeading: string;
};

/** The words that a line is known by: letters alone, so that "Peak 1,287 kWh" and "Peak 990 kWh" are the same line. */
export const foldLine = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
    .slice(0, 200);

/** An account, a meter or a supplier as it is compared: letters and digits alone. */
export const foldName = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .slice(0, 100);
