import type { Browser, Page } from "playwright-core";
import { decodedPng, encodedJpeg } from "./canvas.ts";
import { withExifTurn } from "./exif-turn.ts";
import type { PhotoLook } from "./photo-look.ts";
import { photograph } from "./photograph.ts";
import { type Pixels, turnedLeft } from "./pixels.ts";
import type { SampleSource } from "./sample.ts";
import { scan } from "./scan.ts";
import type { ScanLook } from "./scan-look.ts";
import { pictureInPdf } from "./written-pdf.ts";

/** The bytes of a sample's file: printed to PDF, scanned into a PDF, or photographed as JPEG. */
export async function captureSample(browser: Browser, { html, capture }: SampleSource): Promise<Uint8Array> {
  if (capture.as === "print") return printedPdf(browser, html);
  const sheet = await drawnSheet(browser, html, capture.look.dpi);
  const page = await browser.newPage();
  try {
    if (capture.as === "scan") return await scannedPdf(page, sheet, capture.look);
    return await photographedJpeg(page, sheet, capture.look);
  } finally {
    await page.close();
  }
}

async function printedPdf(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setContent(html);
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
  // The time of printing would change the file at every run.
  const stamped = bytes.toString("latin1").replace(/\(D:\d{14}([^)]*)\)/g, "(D:20261020090000$1)");
  return Buffer.from(stamped, "latin1");
}

async function drawnSheet(browser: Browser, html: string, dpi: number): Promise<Pixels> {
  const context = await browser.newContext({
    deviceScaleFactor: dpi / 96,
    viewport: { width: 900, height: 1200 },
  });
  const page = await context.newPage();
  await page.setContent(html);
  const png = await page.locator(".sheet").first().screenshot({ type: "png" });
  const sheet = await decodedPng(page, png);
  await context.close();
  return sheet;
}

async function scannedPdf(page: Page, sheet: Pixels, look: ScanLook): Promise<Uint8Array> {
  const jpeg = await encodedJpeg(page, scan(sheet, look), look.quality);
  const points = { width: (sheet.width / look.dpi) * 72, height: (sheet.height / look.dpi) * 72 };
  return pictureInPdf(jpeg, sheet, points);
}

async function photographedJpeg(page: Page, sheet: Pixels, look: PhotoLook): Promise<Uint8Array> {
  const photo = photograph(sheet, look);
  if (!look.turned) return encodedJpeg(page, photo, look.quality);
  return withExifTurn(await encodedJpeg(page, turnedLeft(photo), look.quality));
}
