import type { CellNumber } from "../layout/read-cells";
import type { Token } from "../layout/token";

/** The numbers of a row that hang together, and the words of its description. */
export type RowParts = {
  quantity: CellNumber | undefined;
  unitPrice: CellNumber | undefined;
  net: CellNumber | undefined;
  description: readonly Token[];
};
