import { ReadingError } from "../../reading-error";
import { type HuffmanTable, quickBits } from "./huffman-table";

// Zero bits are handed out past the end, because the last code may lean on padding; more than this is damage.
const mostMissingBits = 64;

/** Reads the entropy-coded bits of a scan, from the highest bit down, and stops at a marker. */
export class JpegBits {
  private held = 0;
  private count = 0;
  private missing = 0;
  private ended = false;

  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {}

  /** The next `length` bits (0..16) as a number. */
  bits(length: number): number {
    if (length === 0) return 0;
    if (this.count < length) this.fill();
    this.count -= length;
    return (this.held >>> this.count) & ((1 << length) - 1);
  }

  /** The next `length` bits as a signed number in the coding of JPEG: the upper half is positive. */
  signed(length: number): number {
    if (length === 0) return 0;
    const value = this.bits(length);
    return value < 1 << (length - 1) ? value - (1 << length) + 1 : value;
  }

  /** The next symbol by a Huffman table. */
  symbol(table: HuffmanTable): number {
    if (this.count < 16) this.fill();
    const quick = table.quick[(this.held >>> (this.count - quickBits)) & ((1 << quickBits) - 1)] ?? -1;
    if (quick >= 0) {
      this.count -= quick >> 8;
      return quick & 255;
    }
    return this.longSymbol(table);
  }

  /** Drops what is left of the current byte run and goes on after the next restart marker; false when there is none. */
  restart(): boolean {
    this.held = 0;
    this.count = 0;
    this.missing = 0;
    this.ended = false;
    for (; this.at + 1 < this.bytes.length; this.at++) {
      const marker = this.bytes[this.at + 1] ?? 0;
      if (this.bytes[this.at] !== 0xff || marker === 0 || marker === 0xff) continue;
      if (marker < 0xd0 || marker > 0xd7) return false;
      this.at += 2;
      return true;
    }
    return false;
  }

  private longSymbol(table: HuffmanTable): number {
    for (let length = quickBits + 1; length <= 16; length++) {
      const code = (this.held >>> (this.count - length)) & ((1 << length) - 1);
      if (code > (table.highest[length] ?? -1)) continue;
      this.count -= length;
      return table.symbols[code + (table.offset[length] ?? 0)] ?? 0;
    }
    throw new ReadingError("damaged", "JPEG code");
  }

  private fill(): void {
    while (this.count <= 16) {
      this.held = (this.held << 8) | this.nextByte();
      this.count += 8;
    }
  }

  private nextByte(): number {
    const byte = this.ended ? undefined : this.bytes[this.at];
    if (byte === undefined) return this.padding();
    if (byte !== 0xff) {
      this.at++;
      return byte;
    }
    if (this.bytes[this.at + 1] !== 0) return this.padding();
    this.at += 2;
    return byte;
  }

  private padding(): number {
    this.ended = true;
    this.missing += 8;
    if (this.missing > mostMissingBits) throw new ReadingError("damaged", "JPEG data ends early");
    return 0;
  }
}
