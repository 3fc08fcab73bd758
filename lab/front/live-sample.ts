import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { extract } from "@fieldwise/engine/lab";
import type { LiveSample } from "~/domain/live-sample/live-sample";
import { wantedFieldsOf } from "../evaluation/prediction-of";
import { createNodeReader } from "../reading/node-reader";

const papers = {
  en: { file: "bluestem-invoice-20418.pdf", culture: "en-US", currency: "USD" },
  es: { file: "sierra-clara-factura-a-5093.pdf", culture: "es-MX", currency: "MXN" },
} as const;

type SampleLanguage = keyof typeof papers;

/** What a visitor is shown of a paper: what people ask for first. */
const shownFields = [
  "vendorName",
  "invoiceNumber",
  "invoiceDate",
  "dueDate",
  "customerName",
  "subTotal",
  "tax",
  "total",
];
const pictureWidth = 1000;

/**
 * Reads a sample paper as the product does. Returns what was found, with its places and reasons, and a picture of the
 * page.
 */
export async function readLiveSample(
  language: SampleLanguage,
): Promise<{ sample: LiveSample; picture: Uint8Array }> {
  const { file, culture, currency } = papers[language];
  const { reader } = await createNodeReader();
  const document = await reader.open(
    new Uint8Array(await readFile(path.join("scripts/seed/documents", file))),
  );
  try {
    const page = await document.readTextLayer(1);
    if (!page) throw new Error(`${file} has no text`);
    const request = {
      kind: "invoice" as const,
      fields: wantedFieldsOf("invoice"),
      culture,
      currency,
      receivedOn: "",
    };
    const result = extract([page], request);
    const { bytes, width, height } = await document.imageForViewing(1, pictureWidth, 0);
    const fields = shownFields.flatMap((key) => {
      const found = result.fields[key];
      if (!found?.place) return [];
      const { value, confidence, place, reasons } = found;
      return [{ key, value, confidence, box: place.box, reasons }];
    });
    return { sample: { file, culture, width, height, fields, proof: result.proof }, picture: bytes };
  } finally {
    document.close();
  }
}

export async function writeLiveSamples(): Promise<void> {
  await mkdir("public/live-sample", { recursive: true });
  for (const language of ["en", "es"] as const) {
    const { sample, picture } = await readLiveSample(language);
    await writeFile(`app/domain/live-sample/${language}.json`, `${JSON.stringify(sample, null, 2)}\n`);
    await writeFile(`public/live-sample/${language}.webp`, picture);
  }
}
