import type { Frame, Line } from "../layout/line";
import type { Token } from "../layout/token";

/** A piece of text with the tokens it was read from. */
export type TextPart = { text: string; tokens: Token[]; line: number } & Frame;

/**
 * Somebody named on the page: a name, an address or both, standing together. `anchor` is the first line (where a label
 * above or to the left points to); `contact` says that telephone, e-mail or registration lines stand right below.
 */
export type Party = Frame & {
  page: number;
  name: TextPart | undefined;
  address: TextPart[];
  anchor: TextPart;
  contact: boolean;
};

/** The lines of a page by index, as parties need them. */
export type LineIndex = ReadonlyMap<number, Line>;
