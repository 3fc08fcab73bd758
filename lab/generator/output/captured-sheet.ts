import { deflateSync } from "node:zlib";
import { decodeImage } from "@fieldwise/engine/images";
import type { DocumentReader } from "~/operations/reader-ports";
import { photograph } from "../../samples/photograph";
import { emptyPixels, type Pixels } from "../../samples/pixels";
import { scan } from "../../samples/scan";
import { pdfOf } from "../../samples/written-pdf";
import { diceOf } from "../dice";
import { greyPng } from "./grey-png";

/** The same drawing as a scanner (a PDF of grey pictures) or a phone (a PNG of the first page) would take it. */
export async function capturedSheet(
  reader: DocumentReader,
  pdf: Uint8Array,
  medium: "scan" | "photo",
  seed: number,
): Promise<Uint8Array> {
  const document = await reader.open(new Uint8Array(pdf));
  const dice = diceOf(seed, "capture");
  try {
    if (medium === "photo") return greyPng(photographed(await drawn(1), dice));
    const pages: Pixels[] = [];
    for (let page = 1; page <= document.pageCount; page += 1) {
      const look = {
        dpi: 200,
        skewDegrees: (dice.next() - 0.5) * 1.6,
        noise: 2 + dice.next() * 8,
        blur: 0.4 + dice.next() * 0.7,
        quality: 0.7,
        seed: dice.int(1, 1e9),
      };
      pages.push(scan(await drawn(page), look));
    }
    return picturesPdf(pages, 200);
  } finally {
    document.close();
  }

  async function drawn(page: number): Promise<Pixels> {
    const image = await document.imageForRecognition(page);
    const grey = await decodeImage(image.bytes, 16_000_000);
    const pixels = emptyPixels(grey.width, grey.height);
    grey.data.forEach((value, i) => {
      pixels.data.fill(value, i * 4, i * 4 + 3);
    });
    return pixels;
  }
}

function photographed(sheet: Pixels, dice: ReturnType<typeof diceOf>): Pixels {
  const near = () => 0.02 + dice.next() * 0.05;
  const height = Math.round((1500 * sheet.height) / sheet.width);
  return photograph(sheet, {
    width: 1500,
    height: Math.min(height, 4000),
    dpi: 200,
    corners: [
      [near(), near()],
      [1 - near(), near()],
      [1 - near(), 1 - near()],
      [near(), 1 - near()],
    ],
    desk: dice.pick(["oak", "slate"]),
    curl: dice.next() * 0.006,
    light: {
      brightness: 0.85 + dice.next() * 0.15,
      fall: dice.next() * 0.25,
      angle: dice.next() * 6.28,
      warmth: 0,
    },
    shadow: {
      at: dice.next() * 0.5,
      angle: dice.next() * 6.28,
      depth: dice.next() * 0.35,
      softness: 0.1 + dice.next() * 0.2,
    },
    noise: 2 + dice.next() * 6,
    blur: 0.3 + dice.next() * 0.7,
    quality: 0.8,
    seed: dice.int(1, 1e9),
    turned: false,
  });
}

/** A PDF of pictures, one a page, as scanners write it. */
function picturesPdf(pages: Pixels[], dpi: number): Uint8Array {
  const kids = pages.map((_, i) => `${3 + i * 3} 0 R`).join(" ");
  return pdfOf([
    [latin("<< /Type /Catalog /Pages 2 0 R >>")],
    [latin(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)],
    ...pages.flatMap((page, i) => {
      const [width, height] = [(page.width / dpi) * 72, (page.height / dpi) * 72];
      const drawing = `q ${width.toFixed(2)} 0 0 ${height.toFixed(2)} 0 0 cm /Im0 Do Q`;
      const grey = deflateSync(greyOf(page), { level: 6 });
      return [
        [
          latin(
            `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width.toFixed(2)} ${height.toFixed(2)}] /Resources << /XObject << /Im0 ${5 + i * 3} 0 R >> >> /Contents ${4 + i * 3} 0 R >>`,
          ),
        ],
        [latin(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`)],
        [
          latin(
            `<< /Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${grey.length} >>\nstream\n`,
          ),
          grey,
          latin("\nendstream"),
        ],
      ];
    }),
  ]);
}

/** The green channel of a grey picture. */
function greyOf({ width, height, data }: Pixels): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, i) => data[i * 4 + 1] ?? 255);
}

function latin(value: string): Uint8Array {
  return Buffer.from(value, "latin1");
}
