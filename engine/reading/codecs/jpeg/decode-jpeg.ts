import type { GreyImage } from "../../image/grey-image";
import { ReadingError } from "../../reading-error";
import { readingLimits } from "../../reading-limits";
import { decodeScan } from "./decode-scan";
import { JpegBits } from "./jpeg-bits";
import { isFrameMarker, type JpegComponent, type JpegFrame, readJpegFrame } from "./jpeg-frame";
import { endOfScan, nextJpegSegment } from "./jpeg-segments";
import { type JpegTables, readHuffman, readQuantisation } from "./jpeg-tables";
import { type LumaSheet, lumaSheet } from "./luma-sheet";
import { type BlockRun, progressiveBlock, type Spectrum } from "./progressive-block";
import { sequentialBlock } from "./sequential-block";

const markers = { huffman: 0xc4, scan: 0xda, quantisation: 0xdb, interval: 0xdd, adobe: 0xee };
/** libjpeg writes ten scans; a file of thousands would be gone through as often. */
const mostScans = 100;

/**
 * Decodes the brightness of a JPEG (baseline, extended or progressive, 8 bits) as stored, without EXIF turns, halved up to
 * three times while decoding to stay within `maxPixels`. Colour is never built. Memory: the result and, for progressive
 * files, two bytes per stored pixel. Throws ReadingError. Method: ITU-T T.81.
 */
export function decodeJpeg(bytes: Uint8Array, maxPixels: number): GreyImage {
  const decoder = new JpegDecoder(bytes, maxPixels);
  for (let at = 2; ; ) {
    const segment = nextJpegSegment(bytes, at);
    if (!segment) return decoder.finish();
    at = decoder.take(segment.marker, segment.data, segment.end);
  }
}

class JpegDecoder {
  private readonly tables: JpegTables = {
    quantisation: new Map(),
    direct: new Map(),
    alternating: new Map(),
  };
  private readonly block = new Int16Array(64);
  private frame: JpegFrame | undefined;
  private sheet: LumaSheet | undefined;
  private interval = 0;
  private storesRgb = false;
  private scans = 0;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly maxPixels: number,
  ) {}

  /** Takes one segment in and says where the next one is to be looked for. */
  take(marker: number, data: Uint8Array, end: number): number {
    if (marker === markers.quantisation) readQuantisation(data, this.tables);
    else if (marker === markers.huffman) readHuffman(data, this.tables);
    else if (marker === markers.interval) this.interval = ((data[0] ?? 0) << 8) | (data[1] ?? 0);
    else if (marker === markers.adobe) this.storesRgb = data[0] === 0x41 && data[11] === 0;
    else if (isFrameMarker(marker)) this.begin(readJpegFrame(marker, data));
    else if (marker === markers.scan) return this.scan(data, end);
    return end;
  }

  finish(): GreyImage {
    if (!this.frame || !this.sheet || this.scans === 0)
      throw new ReadingError("damaged", "JPEG without pixels");
    const luma = this.luma(this.frame);
    const { coefficients } = luma;
    if (!coefficients) return this.sheet.image;
    const quantisation = this.quantisationOf(luma);
    for (let row = 0; row < luma.down; row++) {
      for (let column = 0; column < luma.across; column++) {
        this.sheet.draw(coefficients, (row * luma.across + column) * 64, quantisation, column, row);
      }
    }
    return this.sheet.image;
  }

  private begin(frame: JpegFrame): void {
    if (this.frame) throw new ReadingError("unsupported", "JPEG with several frames");
    const pixels = frame.width * frame.height;
    const limit = frame.progressive ? readingLimits.progressivePixels : readingLimits.imagePixels;
    if (pixels > limit) throw new ReadingError("too-many-pixels", `${frame.width} x ${frame.height}`);
    let shrink = 1;
    while (shrink < 8 && pixels / shrink ** 2 > this.maxPixels) shrink *= 2;
    this.frame = frame;
    const luma = this.luma(frame);
    if (luma.horizontal !== frame.horizontal || luma.vertical !== frame.vertical) {
      throw new ReadingError("unsupported", "JPEG with reduced brightness");
    }
    if (frame.progressive) luma.coefficients = new Int16Array(luma.across * luma.down * 64);
    this.sheet = lumaSheet(frame.width, frame.height, shrink);
  }

  private scan(data: Uint8Array, start: number): number {
    const { frame, sheet } = this;
    if (!frame || !sheet || ++this.scans > mostScans) throw new ReadingError("damaged", "JPEG scan");
    const end = endOfScan(this.bytes, start);
    const components = this.componentsOf(frame, data);
    const spectrum = spectrumOf(data.subarray(1 + components.length * 2));
    const luma = this.luma(frame);
    const isUnwanted = frame.progressive && spectrum.first > 0 && components[0] !== luma;
    if (isUnwanted) return end;
    const bits = new JpegBits(this.bytes.subarray(0, end), start);
    const run: BlockRun = { left: 0 };
    const reset = () => {
      run.left = 0;
      for (const component of frame.components) component.predicted = 0;
    };
    reset();
    const quantisation = this.quantisationOf(luma);
    const sequential = (component: JpegComponent, column: number, row: number) => {
      const wanted = component === luma;
      sequentialBlock(bits, component, wanted ? this.block : null);
      if (wanted) sheet.draw(this.block, 0, quantisation, column, row);
    };
    const progressive = (component: JpegComponent, column: number, row: number) =>
      progressiveBlock(bits, component, (row * component.across + column) * 64, spectrum, run);
    decodeScan(frame, components, bits, this.interval, frame.progressive ? progressive : sequential, reset);
    return end;
  }

  private componentsOf(frame: JpegFrame, data: Uint8Array): JpegComponent[] {
    return Array.from({ length: data[0] ?? 0 }, (_, index) => {
      const id = data[1 + index * 2];
      const tables = data[2 + index * 2] ?? 0;
      const component = frame.components.find((candidate) => candidate.id === id);
      if (!component) throw new ReadingError("damaged", "JPEG scan");
      component.direct = this.tables.direct.get(tables >> 4);
      component.alternating = this.tables.alternating.get(tables & 15);
      return component;
    });
  }

  // Of red, green and blue planes, green is nearest to brightness.
  private luma(frame: JpegFrame): JpegComponent {
    const green = frame.components[1];
    const luma = this.storesRgb && green ? green : frame.components[0];
    if (!luma) throw new ReadingError("damaged", "JPEG frame");
    return luma;
  }

  private quantisationOf(component: JpegComponent): Float32Array {
    const table = this.tables.quantisation.get(component.quantisation);
    if (!table) throw new ReadingError("damaged", "JPEG quantisation");
    return table;
  }
}

function spectrumOf([first = 0, last = 0, approximation = 0]: Uint8Array): Spectrum {
  return { first, last: Math.min(63, last), high: approximation >> 4, low: approximation & 15 };
}
