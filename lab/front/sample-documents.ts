import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { DocumentKind } from "@fieldwise/engine/results";
import { type SampleSet, samplePath, sampleSets } from "~/domain/samples/sample-documents";
import { documentOf } from "../generator/document-of";
import { orderOf } from "../generator/make-document";
import { sheetPdf } from "../generator/output/sheet-pdf";
import type { SyntheticDocument } from "../generator/synthetic-document";

/** A sample and the file that it is written to. */
export type MadeSample = { file: string; document: SyntheticDocument; pdf: Uint8Array };

/** The generator's seeds. Chosen for one page of ordinary looks on which all that is printed is found and adds up. */
const seeds: Record<SampleSet, Partial<Record<DocumentKind, readonly number[]>>> = {
  us: {
    invoice: [7, 8, 4],
    credit_note: [7, 9],
    receipt: [5, 7],
    purchase_order: [12, 26],
    bank_statement: [4, 6],
    energy_bill: [2, 5],
  },
  gb: {
    invoice: [1, 6, 4],
    credit_note: [1, 6],
    receipt: [3, 5],
    purchase_order: [1, 4],
    bank_statement: [2, 4],
    energy_bill: [2, 7],
  },
  au: { invoice: [1, 6, 4] },
  es: {
    invoice: [6, 7, 3],
    credit_note: [6, 7],
    receipt: [3, 5],
    purchase_order: [10, 6],
    bank_statement: [2, 4],
    energy_bill: [7, 23],
  },
};

const countries: Record<SampleSet, (seed: number) => string> = {
  us: () => "US",
  gb: () => "GB",
  au: () => "AU",
  es: (seed) => (seed % 2 === 1 ? "ES" : "MX"),
};

/** Every sample that a new customer can try a model with, as the generator draws it. */
export function makeSamples(): MadeSample[] {
  return (Object.keys(sampleSets) as SampleSet[]).flatMap((set) =>
    (Object.keys(sampleSets[set]) as DocumentKind[]).flatMap((kind) =>
      (seeds[set][kind] ?? []).map((seed, index) => {
        const order = orderOf(seed, { kind, medium: "digital", country: countries[set](seed) });
        const { document, sheet } = documentOf(order);
        return { file: `public${samplePath(set, kind, index + 1)}`, document, pdf: sheetPdf(sheet) };
      }),
    ),
  );
}

/** Writes them to where they are served from. */
export async function writeSamples(): Promise<void> {
  for (const { file, pdf } of makeSamples()) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, pdf);
  }
}
