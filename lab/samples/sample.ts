import type { DocumentKind } from "@fieldwise/engine/results";
import type { PhotoLook } from "./photo-look.ts";
import type { ScanLook } from "./scan-look.ts";

/** What is truly printed for a field; any alternative is an equally right reading. */
export type TrueValue = { value: string; alternatives?: string[] };

/** One row of samples.json: a committed document and what a perfect reader would find on it. */
export type Sample = {
  file: string;
  /** Id of the base model under which the demo files the document. */
  baseModel:
    | "invoices-north-america"
    | "invoices-apac"
    | "purchase-orders"
    | "credit-notes"
    | "receipts"
    | "bank-statements"
    | "energy-bills";
  kind: DocumentKind;
  language: "en" | "es";
  culture: string;
  currency: string;
  medium: "digital" | "scan" | "photo";
  pages: number;
  /** False for the one document that nobody can read: it has no fields. */
  readable: boolean;
  fields: Record<string, TrueValue>;
  lineItems: Record<string, string>[];
};

/** How the drawn page becomes a file. */
export type Capture = { as: "print" } | { as: "scan"; look: ScanLook } | { as: "photo"; look: PhotoLook };

/** A sample with its drawing: HTML in which every sheet of paper is one element with the class "sheet". */
export type SampleSource = { sample: Sample; html: string; capture: Capture };
