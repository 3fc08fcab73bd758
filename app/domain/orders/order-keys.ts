/** An order number as it is compared: without separators and case. */
export const orderKeyOf = (number: string): string =>
  number
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .slice(0, 60);

/** An item code as it is compared. */
export const itemKeyOf = orderKeyOf;

/** A description as it is compared: its words, folded. */
export const wordsOfDescription = (description: string): string[] =>
  description
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .slice(0, 40);
