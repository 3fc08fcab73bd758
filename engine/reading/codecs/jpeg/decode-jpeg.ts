import { maxStoredPixels } from "../../decoding-bytes";
import type { GreyImage } from "../../image/grey-image";
import { ReadingError } from "../../reading-error";
import { decodeScan } from "./decode-scan";
import { JpegBits } from "./jpeg-bits";
import { isFrameMarker, type JpegComponent, type JpegFrame, readJpegFrame } from "./jpeg-frame";
import { endOfScan, nextJpegSegment } from "./jpeg-segments";
import { type JpegTables, readHuffman, readQuantisation } from "./jpeg-tables";
import { type LumaSheet, lumaSheet } from "./luma-sheet";
import { type BlockRun, progressiveBlock, type Spectrum } from "./progressive-block";
import { sequentialBlock } from "./sequential-block";

const markers = { huffman: 0xc4, scan: 0xda, quantisation: 0xdb, interval: 0xdd, adobe: 0xee };
/** What an Adobe segment calls four planes of which the first is the luma of the three inks. */
const yccWithBlack = 2;
/** libjpeg writes ten scans; a file of thousands would be gone through as often. */
const mostScans = 100;

/**
 * Decodes the brightness of a JPEG (baseline, extended or progressive, 8 bits) as stored, without EXIF turns, halved up to
 * three times while decoding to stay within `maxPixels`. Colour is never built. Memory: the result and, for progressive
 * files, two bytes per stored pixel; twice that for four inks. Throws ReadingError. Method: ITU-T T.81; inks are taken as
 * stored inverted, as Adobe's programs write them and every viewer expects.
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
  private readonly sheets = new Map<JpegComponent, LumaSheet>();
  private interval = 0;
  private adobeTransform: number | undefined;
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
    else if (marker === markers.adobe) this.adobeTransform = data[0] === 0x41 ? data[11] : undefined;
    else if (isFrameMarker(marker)) this.begin(readJpegFrame(marker, data));
    else if (marker === markers.scan) return this.scan(data, end);
    return end;
  }

  finish(): GreyImage {
    if (!this.frame || this.scans === 0) throw new ReadingError("damaged", "JPEG without pixels");
    for (const [component, sheet] of this.sheets) this.drawKept(component, sheet);
    const image = this.sheetOf(this.luma(this.frame)).image;
    const black = blackOf(this.frame);
    // With inks the luma of a transformed file is that of the ink, and not of the paper.
    if (black) darken(image, this.sheetOf(black).image, this.adobeTransform === yccWithBlack);
    return image;
  }

  private drawKept(component: JpegComponent, sheet: LumaSheet): void {
    const { coefficients, across, down } = component;
    if (!coefficients) return;
    const quantisation = this.quantisationOf(component);
    for (let row = 0; row < down; row++) {
      for (let column = 0; column < across; column++) {
        sheet.draw(coefficients, (row * across + column) * 64, quantisation, column, row);
      }
    }
  }

  private sheetOf(component: JpegComponent): LumaSheet {
    const sheet = this.sheets.get(component);
    if (!sheet) throw new ReadingError("damaged", "JPEG frame");
    return sheet;
  }

  private begin(frame: JpegFrame): void {
    if (this.frame) throw new ReadingError("unsupported", "JPEG with several frames");
    const pixels = frame.width * frame.height;
    const planes = frame.components.length;
    if (pixels > maxStoredPixels({ inPasses: frame.progressive, planes }))
      throw new ReadingError("too-many-pixels", `${frame.width} x ${frame.height}`);
    let shrink = 1;
    while (shrink < 8 && pixels / shrink ** 2 > this.maxPixels) shrink *= 2;
    this.frame = frame;
    for (const plane of [this.luma(frame), blackOf(frame)]) {
      if (!plane) continue;
      if (plane.horizontal !== frame.horizontal || plane.vertical !== frame.vertical) {
        throw new ReadingError("unsupported", "JPEG with reduced brightness");
      }
      if (frame.progressive) plane.coefficients = new Int16Array(plane.across * plane.down * 64);
      this.sheets.set(plane, lumaSheet(frame.width, frame.height, shrink));
    }
  }

  private scan(data: Uint8Array, start: number): number {
    const { frame, sheets } = this;
    if (!frame || ++this.scans > mostScans) throw new ReadingError("damaged", "JPEG scan");
    const end = endOfScan(this.bytes, start);
    const components = this.componentsOf(frame, data);
    const spectrum = spectrumOf(data.subarray(1 + components.length * 2));
    const [first] = components;
    const isUnwanted = frame.progressive && spectrum.first > 0 && !(first && sheets.has(first));
    if (isUnwanted) return end;
    const bits = new JpegBits(this.bytes.subarray(0, end), start);
    const run: BlockRun = { left: 0 };
    const reset = () => {
      run.left = 0;
      for (const component of frame.components) component.predicted = 0;
    };
    reset();
    const drawn = components.filter((component) => !frame.progressive && sheets.has(component));
    const quantisation = new Map(drawn.map((component) => [component, this.quantisationOf(component)]));
    const sequential = (component: JpegComponent, column: number, row: number) => {
      const table = quantisation.get(component);
      sequentialBlock(bits, component, table ? this.block : null);
      if (table) sheets.get(component)?.draw(this.block, 0, table, column, row);
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

  // Of red, green and blue planes, green is nearest to brightness; of inks magenta, which removes the green.
  private luma(frame: JpegFrame): JpegComponent {
    const second = frame.components[1];
    const isTransformed =
      frame.components.length === 4 ? this.adobeTransform === yccWithBlack : this.adobeTransform !== 0;
    const luma = !isTransformed && second ? second : frame.components[0];
    if (!luma) throw new ReadingError("damaged", "JPEG frame");
    return luma;
  }

  private quantisationOf(component: JpegComponent): Float32Array {
    const table = this.tables.quantisation.get(component.quantisation);
    if (!table) throw new ReadingError("damaged", "JPEG quantisation");
    return table;
  }
}

function blackOf({ components }: JpegFrame): JpegComponent | undefined {
  return components.length === 4 ? components[3] : undefined;
}

/** Takes the black ink off the light that the other inks leave. */
function darken(light: GreyImage, black: GreyImage, isInk: boolean): void {
  for (let at = 0; at < light.data.length; at++) {
    const level = light.data[at] ?? 0;
    light.data[at] = ((isInk ? 255 - level : level) * (black.data[at] ?? 0) + 127) / 255;
  }
}

function spectrumOf([first = 0, last = 0, approximation = 0]: Uint8Array): Spectrum {
  return { first, last: Math.min(63, last), high: approximation >> 4, low: approximation & 15 };
}
