import type { DocumentKind } from "@fieldwise/engine/results";
import { baseModelOf } from "../models/base-models";
import type { TenantModel } from "../models/tenant-model";

/** How many samples of a kind each set has. The papers of a set come from the countries that it is named for. */
export const sampleSets = {
  us: { invoice: 3, credit_note: 2, receipt: 2, purchase_order: 2, bank_statement: 2, energy_bill: 2 },
  gb: { invoice: 3, credit_note: 2, receipt: 2, purchase_order: 2, bank_statement: 2, energy_bill: 2 },
  au: { invoice: 3 },
  es: { invoice: 3, credit_note: 2, receipt: 2, purchase_order: 2, bank_statement: 2, energy_bill: 2 },
} as const satisfies Record<string, Partial<Record<DocumentKind, number>>>;

export type SampleSet = keyof typeof sampleSets;

/** A paper of our own making: where its file is among what is served, and the name under which it comes in. */
export type SampleDocument = { path: string; fileName: string };

const fileNames: Record<"en" | "es", Record<DocumentKind, string>> = {
  en: {
    invoice: "sample-invoice",
    credit_note: "sample-credit-note",
    receipt: "sample-receipt",
    purchase_order: "sample-purchase-order",
    bank_statement: "sample-bank-statement",
    energy_bill: "sample-energy-bill",
  },
  es: {
    invoice: "factura-de-ejemplo",
    credit_note: "nota-de-credito-de-ejemplo",
    receipt: "recibo-de-ejemplo",
    purchase_order: "orden-de-compra-de-ejemplo",
    bank_statement: "extracto-bancario-de-ejemplo",
    energy_bill: "factura-de-energia-de-ejemplo",
  },
};

/** The two or three samples to try a model with: of its kind, with dates and numbers as its culture writes them. */
export function samplesFor(model: Pick<TenantModel, "baseModelId" | "culture">): SampleDocument[] {
  const kind = baseModelOf(model.baseModelId)?.kind ?? "invoice";
  const set = setFor(model);
  const counts: Partial<Record<DocumentKind, number>> = sampleSets[set];
  const name = fileNames[set === "es" ? "es" : "en"][kind];
  return Array.from({ length: counts[kind] ?? 0 }, (_, index) => ({
    path: samplePath(set, kind, index + 1),
    fileName: `${name}-${index + 1}.pdf`,
  }));
}

/** Where the file of a sample is served, `number` counting from 1. */
export const samplePath = (set: SampleSet, kind: DocumentKind, number: number): string =>
  `/samples/${set}/${kind.replace("_", "-")}-${number}.pdf`;

/** Only in American English does the month come before the day. */
function setFor({ baseModelId, culture }: Pick<TenantModel, "baseModelId" | "culture">): SampleSet {
  if (culture.startsWith("es-")) return "es";
  if (baseModelId === "invoices-apac") return "au";
  return culture === "en-US" ? "us" : "gb";
}
