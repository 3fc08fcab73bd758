import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@fieldwise/engine/reading";
import type { DocumentKind } from "@fieldwise/engine/results";
import type { Truth } from "@fieldwise/engine/training";
import { requestOf } from "../evaluation/request-of";
import type { LabelledDocument } from "./labelled-document";

type TruthFile = {
  id: string;
  kind: DocumentKind;
  language?: string;
  vendorKey: string;
  layout: string;
  fields: Record<string, { value: string; alternatives?: string[] }>;
  scored: string[];
  lineItems?: Record<string, string>[];
  lineItemsScored?: boolean;
};

/** What stays together in one fold of the corpus: the documents of a vendor, or those of a whole layout family. */
export type Grouping = "vendor" | "layout";

/** The labelled documents of a corpus folder. `words` is a folder with the words of each document, as evaluate keeps them. */
export async function corpusDocuments(
  folder: string,
  words: string,
  { grouping, weight }: { grouping: Grouping; weight: number },
): Promise<LabelledDocument[]> {
  const { docs } = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8")) as {
    docs: { id: string; truth: string }[];
  };
  return Promise.all(
    docs.map(async ({ id, truth }) => {
      const file = JSON.parse(await readFile(path.join(folder, truth), "utf8")) as TruthFile;
      const pages = JSON.parse(await readFile(path.join(words, `${id}.json`), "utf8")) as Page[];
      return {
        id,
        group: groupOf(file, grouping),
        series: file.layout || id,
        source: id.split("-")[0] ?? id,
        origin: "corpus",
        pages,
        request: requestOf({ kind: file.kind, language: file.language ?? "en" }),
        truth: truthOf(file),
        places: {},
        weight,
        rows: file.lineItemsScored ? file.lineItems?.map(withOwnKeys) : undefined,
      };
    }),
  );
}

function groupOf({ id, vendorKey, layout }: TruthFile, grouping: Grouping): string {
  if (grouping === "layout") return layout.split(":").slice(0, 2).join(":");
  return vendorKey && vendorKey !== "unknown" ? vendorKey : layout || id;
}

function truthOf({ fields, scored }: TruthFile): Truth {
  return Object.fromEntries(
    scored.map((key) => {
      const known = fields[key];
      return [key, known ? [known.value, ...(known.alternatives ?? [])] : []];
    }),
  );
}

/** A row by the catalogue's keys; the corpus calls the tax of a line "tax". */
function withOwnKeys({ tax, ...cells }: Record<string, string>): Record<string, string> {
  return tax === undefined ? cells : { ...cells, lineTax: tax };
}
