import { readFile } from "node:fs/promises";
import path from "node:path";
import type { DocumentKind } from "@fieldwise/engine/results";

/** One document of a corpus as its manifest lists it. `file` is the path of the document. */
export type CorpusDocument = { id: string; file: string; kind: DocumentKind; language: string };

type Manifest = { docs: { id: string; file: string; kind: DocumentKind; language?: string }[] };

/** The documents of a corpus folder, narrowed to ids that match `only` (with * for any text) and to the first `limit`. */
export async function corpusOf(folder: string, only?: string, limit?: number): Promise<CorpusDocument[]> {
  const manifest = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8")) as Manifest;
  const matches = matchesPattern(only);
  return manifest.docs
    .filter((document) => matches(document.id))
    .slice(0, limit ?? Number.POSITIVE_INFINITY)
    .map(({ id, file, kind, language }) => ({
      id,
      file: path.join(folder, file),
      kind,
      language: language ?? "en",
    }));
}

/** Whether an id matches a pattern in which * stands for any text; every id matches no pattern. */
export function matchesPattern(only: string | undefined): (id: string) => boolean {
  const pattern = only ? new RegExp(`^${only.split("*").map(escapeText).join(".*")}$`) : /./;
  return (id) => pattern.test(id);
}

function escapeText(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
}
