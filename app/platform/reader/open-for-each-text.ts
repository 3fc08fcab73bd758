import { openPdfTextLayers, type PdfTextLayers } from "./pdf-text-layers";

/**
 * The text of a PDF whose file has no room to stand beside a picture of a page: opened for every question and closed
 * before the answer is given. `file` gives a copy of the bytes.
 */
export async function openForEachText(file: () => Promise<Uint8Array>): Promise<PdfTextLayers> {
  async function ask<T>(question: (layers: PdfTextLayers) => Promise<T>): Promise<T> {
    const layers = await openPdfTextLayers(await file());
    try {
      return await question(layers);
    } finally {
      await layers.close();
    }
  }
  return {
    pageCount: await ask(async (layers) => layers.pageCount),
    read: (page) => ask((layers) => layers.read(page)),
    embedded: () => ask((layers) => layers.embedded()),
    file,
    close: async () => {},
  };
}
