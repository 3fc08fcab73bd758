/** PDF 32000-1, 7.4.4.2: code 256 clears the table; the codes below stand for one byte each. */
const clearTable = 256;
/** PDF 32000-1, 7.4.4.2: code 257 ends the data. */
const endOfData = 257;
/** The first code that the data itself defines. */
const firstFree = 258;
/** Codes have twelve bits at most. */
const tableSize = 4096;

/**
 * Decodes LZWDecode with early change, the form that PDF uses by default (codes of 9 to 12 bits, highest bit first).
 * Each entry is kept as its length and its last byte, chained to its prefix.
 */
export async function* decodeLzw(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const table = new LzwTable();
  let held = 0;
  let count = 0;
  for await (const chunk of source) {
    for (const byte of chunk) {
      held = ((held << 8) | byte) & 0xffffff;
      count += 8;
      if (count < table.codeLength) continue;
      count -= table.codeLength;
      const code = (held >>> count) & ((1 << table.codeLength) - 1);
      if (code === endOfData) return;
      yield table.take(code);
    }
  }
}

class LzwTable {
  private readonly prefixes = new Int16Array(tableSize);
  private readonly lasts = new Uint8Array(tableSize);
  private readonly lengths = new Uint16Array(tableSize).fill(1, 0, clearTable);
  private next = firstFree;
  private previous = -1;

  constructor() {
    for (let byte = 0; byte < clearTable; byte++) this.lasts[byte] = byte;
  }

  get codeLength(): number {
    if (this.next >= 2047) return 12;
    if (this.next >= 1023) return 11;
    return this.next >= 511 ? 10 : 9;
  }

  take(code: number): Uint8Array {
    if (code === clearTable) {
      this.next = firstFree;
      this.previous = -1;
      return new Uint8Array();
    }
    const known = code < this.next;
    const word = this.wordOf(known ? code : Math.max(0, this.previous));
    const first = word[0] ?? 0;
    if (this.previous >= 0) this.add(this.previous, first);
    this.previous = Math.min(code, this.next - 1);
    return known ? word : Uint8Array.from([...word, first]);
  }

  private add(prefix: number, last: number): void {
    if (this.next >= tableSize) return;
    this.prefixes[this.next] = prefix;
    this.lasts[this.next] = last;
    this.lengths[this.next] = (this.lengths[prefix] ?? 0) + 1;
    this.next++;
  }

  private wordOf(code: number): Uint8Array {
    const word = new Uint8Array(this.lengths[code] ?? 0);
    for (let at = word.length - 1, entry = code; at >= 0; at--) {
      word[at] = this.lasts[entry] ?? 0;
      entry = this.prefixes[entry] ?? 0;
    }
    return word;
  }
}
