import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { DocumentKind } from "@fieldwise/engine/results";
import type { Truth } from "@fieldwise/engine/training";
import { type CorpusDocument, matchesPattern } from "./corpus";

/** A document to learn from: every acceptable value by field, and what tells its vendor from others. */
export type TrainingDocument = CorpusDocument & { truth: Truth; vendorKeys: string[] };

type TruthFile = {
  id: string;
  file: string;
  kind: DocumentKind;
  language?: string;
  vendorKey?: string;
  layout?: string;
  fields: Record<string, { value: string; alternatives?: string[] }>;
  scored?: string[];
};

/**
 * The documents in a folder, or in `docs` inside it, that have a truth file (`<id>.truth.json`) beside them, narrowed to
 * ids that match `only`. Fields that are scored but have no value are known to be absent; others without one unknown.
 */
export async function trainingDocumentsIn(folder: string, only?: string): Promise<TrainingDocument[]> {
  const matches = matchesPattern(only);
  const found: TrainingDocument[] = [];
  for (const place of [folder, path.join(folder, "docs")]) {
    const names = await readdir(place).catch(() => []);
    for (const name of names.filter((one) => one.endsWith(".truth.json")).sort()) {
      if (!matches(name.slice(0, -".truth.json".length))) continue;
      const truth = JSON.parse(await readFile(path.join(place, name), "utf8")) as TruthFile;
      found.push(documentOf(truth, path.join(place, path.basename(truth.file))));
    }
  }
  return found;
}

function documentOf(truth: TruthFile, file: string): TrainingDocument {
  const { id, kind, language = "en", fields, scored = Object.keys(fields), vendorKey, layout } = truth;
  const vendor = vendorKey && vendorKey !== "unknown" ? vendorKey : layout;
  return {
    id,
    kind,
    language,
    file,
    vendorKeys: vendor ? [vendor] : [],
    truth: Object.fromEntries(
      scored.map((key) => [key, fields[key] ? [fields[key].value, ...(fields[key].alternatives ?? [])] : []]),
    ),
  };
}
