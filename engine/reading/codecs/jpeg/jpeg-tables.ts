import { ReadingError } from "../../reading-error";
import { type HuffmanTable, huffmanTable } from "./huffman-table";

/** The tables in force at some point of a file, by their numbers. */
export type JpegTables = {
  quantisation: Map<number, Float32Array>;
  direct: Map<number, HuffmanTable>;
  alternating: Map<number, HuffmanTable>;
};

/** Takes in the quantisation tables of a DQT segment (8 or 16 bits a value, zigzag order). */
export function readQuantisation(data: Uint8Array, tables: JpegTables): void {
  let at = 0;
  while (at < data.length) {
    const number = data[at] ?? 0;
    const wide = number >> 4 ? 2 : 1;
    if (at + 1 + 64 * wide > data.length) throw new ReadingError("damaged", "JPEG quantisation");
    const values = Float32Array.from({ length: 64 }, (_, k) => {
      const place = at + 1 + k * wide;
      return wide === 1 ? (data[place] ?? 0) : ((data[place] ?? 0) << 8) | (data[place + 1] ?? 0);
    });
    tables.quantisation.set(number & 15, values);
    at += 1 + 64 * wide;
  }
}

/** Takes in the Huffman tables of a DHT segment. */
export function readHuffman(data: Uint8Array, tables: JpegTables): void {
  let at = 0;
  while (at + 17 <= data.length) {
    const number = data[at] ?? 0;
    const counts = data.subarray(at + 1, at + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const table = huffmanTable(counts, data.subarray(at + 17, at + 17 + total));
    (number >> 4 ? tables.alternating : tables.direct).set(number & 15, table);
    at += 17 + total;
  }
}
