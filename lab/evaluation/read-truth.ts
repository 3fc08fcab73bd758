import { readFile } from "node:fs/promises";
import path from "node:path";

/** The truth of a document as far as a correction is made of it. */
export type Truth = {
  fields: Record<string, { value: string }>;
  scored: string[];
  lineItems?: Record<string, string>[];
  lineItemsScored?: boolean;
};

/** Reads a document's truth from beside the document. */
export async function readTruth(file: string): Promise<Truth> {
  const name = `${path.basename(file).replace(/\.[^.]+$/, "")}.truth.json`;
  return JSON.parse(await readFile(path.join(path.dirname(file), name), "utf8")) as Truth;
}
