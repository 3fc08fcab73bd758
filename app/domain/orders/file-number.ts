/** The mark before decimals in the numbers of a file; null where they do not tell. */
export type DecimalMark = "." | ",";

const ambiguous = /^-?\d{1,3}([.,])\d{3}$/;

/** What the numbers of a file say of their decimal mark: "1,5" or "1.234,50" is clear, "1,234" is not. Null when none or both are meant. */
export function decimalMarkOf(cells: readonly string[]): DecimalMark | null {
  const marks = new Set(
    cells.flatMap((cell) => {
      const text = cell.replace(/[\s'\u2019]/g, "");
      if (ambiguous.test(text)) return [];
      const last = /([.,])\d+$/.exec(text)?.[1];
      const repeated = last && text.split(last).length > 2;
      if (!last) return [];
      return [repeated ? (last === "," ? "." : ",") : last];
    }),
  );
  return marks.size === 1 ? ([...marks][0] as DecimalMark) : null;
}

/** The number in a cell; null for anything else, and for what may be two numbers as long as nobody knows the mark. */
export function numberIn(cell: string, mark: DecimalMark | null): number | null {
  const text = cell.replace(/[\s'\u2019]/g, "");
  if (mark === null && ambiguous.test(text)) return null;
  const decimal = mark ?? /([.,])\d+$/.exec(text)?.[1] ?? ".";
  const grouping = decimal === "." ? "," : ".";
  if (
    text.includes(grouping) &&
    !new RegExp(`^-?\\d{1,3}(\\${grouping}\\d{3})+(\\${decimal}\\d+)?$`).test(text)
  )
    return null;
  const plain = text.replaceAll(grouping, "").replace(decimal, ".");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
