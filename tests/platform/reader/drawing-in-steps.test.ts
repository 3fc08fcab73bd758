import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { loadPdfiumDocument } from "~/platform/reader/load-pdfium-document";
import { createPdfium, type Pdfium, type PdfiumInstance } from "~/platform/reader/pdfium";
import { createPdfiumDocument } from "~/platform/reader/pdfium-document";
import { renderGrey, renderGreyInSteps } from "~/platform/reader/pdfium-render";

const size = { width: 1654, height: 2339 };
const bounds = { cap: 128 * 1024 * 1024, work: 500_000_000 };
const pixels = 4_000_000;
let wasm: WebAssembly.Module;
let scan: Uint8Array;

beforeAll(async () => {
  wasm = await WebAssembly.compile(await readFile("build/parsers/pdfium.wasm"));
  scan = new Uint8Array(await readFile("scripts/seed/documents/wattlebrook-tax-invoice-scan.pdf"));
});

const opened = (pdfium: Pdfium) => createPdfiumDocument(pdfium, scan.length, async () => scan.slice());

function* drawn(instance: PdfiumInstance) {
  const page = instance.FPDF_LoadPage(loadPdfiumDocument(instance, scan).handle(), 0);
  return yield* renderGreyInSteps(instance, page, size);
}

describe("a scan drawn in steps", () => {
  test("comes in several, none of which does half of the work", async () => {
    const most = await createPdfium(wasm).run((instance) => {
      const page = instance.FPDF_LoadPage(loadPdfiumDocument(instance, scan).handle(), 0);
      const start = instance.work.value;
      const steps = renderGreyInSteps(instance, page, size);
      const left = [start];
      let isDone = false;
      while (!isDone) {
        isDone = steps.next().done === true;
        left.push(instance.work.value);
      }
      const took = left.slice(1).map((value, at) => (left[at] ?? 0) - value);
      return Math.max(...took) / (start - instance.work.value);
    }, bounds);
    expect(most.result).toBeLessThan(0.5);
  });

  test("is the same beside another that is drawn at the same time", async () => {
    const pdfium = createPdfium(wasm);
    const alone = await pdfium.run((instance) => {
      const page = instance.FPDF_LoadPage(loadPdfiumDocument(instance, scan).handle(), 0);
      return renderGrey(instance, page, size);
    }, bounds);
    const both = await Promise.all([1, 2].map(() => opened(pdfium).renderGrey(1, size, pixels)));
    for (const { image, starved } of both) {
      expect(starved).toBe(false);
      expect(Buffer.compare(image.data, alone.result.data)).toBe(0);
    }
  });

  test("is drawn again when its instance is given up in the middle", async () => {
    const pdfium = createPdfium(wasm);
    const document = opened(pdfium);
    const first = await document.renderGrey(1, size, pixels);
    const again = document.renderGrey(1, size, pixels);
    await new Promise((resolve) => setTimeout(resolve, 2));
    pdfium.rest(0);
    expect(Buffer.compare((await again).image.data, first.image.data)).toBe(0);
  });

  test("ends when its instance is given up, and the next one starts afresh", async () => {
    const pdfium = createPdfium(wasm);
    const broken = pdfium.runInSteps(function* (instance) {
      yield;
      pdfium.rest(0);
      yield;
      return yield* drawn(instance);
    }, bounds);
    expect(await broken).toBeNull();
    expect((await pdfium.runInSteps(drawn, bounds))?.result).toMatchObject(size);
  });
});
