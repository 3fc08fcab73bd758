import type { Rect } from "../../../geometry/rect";
import type { Token } from "../../layout/token";

/** A piece of text with the tokens it was read from. */
export type TextPart = { text: string; tokens: Token[]; line: number } & Rect;

/**
 * Someone named on the page: the lines that may hold a name (from top to bottom, the last right above the address) and
 * the address, standing together. `anchor` is the first line (where a label above or to the left points to); `contact`
 * says that telephone, e-mail or registration lines stand right below; `onOneLine` that all was one printed line.
 */
export type Party = Rect & {
  page: number;
  names: TextPart[];
  address: TextPart[];
  anchor: TextPart;
  contact: boolean;
  onOneLine: boolean;
};
