/**
 * A Huffman table ready for decoding. `quick` maps the next 9 bits to (length << 8 | symbol), or -1 for longer codes;
 * those are found by `highest` (the last code of a length, -1 for none) and `offset` (from code to index in `symbols`).
 */
export type HuffmanTable = {
  quick: Int16Array;
  highest: Int32Array;
  offset: Int32Array;
  symbols: Uint8Array;
};

/** The bits that the quick table looks at. */
export const quickBits = 9;

/** Builds a table from the 16 counts of codes per length and the symbols in order of their codes. */
export function huffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable {
  const table: HuffmanTable = {
    quick: new Int16Array(1 << quickBits).fill(-1),
    highest: new Int32Array(17).fill(-1),
    offset: new Int32Array(17),
    symbols,
  };
  let code = 0;
  let index = 0;
  for (let length = 1; length <= 16; length++) {
    table.offset[length] = index - code;
    const last = code + (counts[length - 1] ?? 0) - 1;
    for (; code <= last; code++, index++) noteQuick(table, code, length, symbols[index] ?? 0);
    if (counts[length - 1]) table.highest[length] = last;
    code <<= 1;
  }
  return table;
}

function noteQuick(table: HuffmanTable, code: number, length: number, symbol: number): void {
  if (length > quickBits) return;
  const first = code << (quickBits - length);
  table.quick.fill((length << 8) | symbol, first, first + (1 << (quickBits - length)));
}
