import type { FoundValue, LineItem } from "../../results/extraction-result";

/** A row of line items with its numbers still at hand for arithmetic. */
export type ItemRow = {
  item: LineItem;
  page: number;
  line: number;
  cents: number | undefined;
  /** The description with its first line taken as the item code, where that is possible. */
  split?: Record<string, FoundValue> | undefined;
};
