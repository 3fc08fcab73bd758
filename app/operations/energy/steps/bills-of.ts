import { selectDescriptorsOf } from "~/data/shard/energy-descriptors";
import type { TenantShard } from "~/data/shard/tenant-shard";
import { type Descriptor, foldLine } from "~/domain/energy/descriptor";
import type { EnergyBill } from "~/domain/energy/energy-bill";
import { energyBillsOf } from "~/domain/energy/energy-bills-of";
import type { NamedDocument } from "~/domain/exports/named-document";

/** The bills of documents, meter by meter, and the lines on them that nobody has seen yet. */
export type FoundBills = {
  bills: EnergyBill[];
  unseen: { words: string; shown: string; supplier: string }[];
};

/** What documents say as energy bills, with what is known of their lines' words. */
export async function billsOf(shard: TenantShard, documents: readonly NamedDocument[]): Promise<FoundBills> {
  const words = [...new Set(documents.flatMap(({ lines }) => lines.map(wordsOf)).filter(Boolean))];
  const known = await selectDescriptorsOf(shard, words);
  const seen = new Set(known.map((one) => one.words));
  const descriptors = new Map<string, Descriptor>(
    known.filter(({ described }) => described).map((one) => [one.words, one]),
  );
  const bills = documents.flatMap((document) => energyBillsOf(document, descriptors));
  const unseen = new Map(
    bills.flatMap(({ supplier, lines }) =>
      lines
        .filter((line) => line.words !== "" && !seen.has(line.words))
        .map(
          (line) => [line.words, { words: line.words, shown: line.text.slice(0, 200), supplier }] as const,
        ),
    ),
  );
  return { bills, unseen: [...unseen.values()] };
}

/** The same words that a bill's line is described by. */
const wordsOf = (cells: Record<string, string>): string =>
  foldLine(textIn(cells, "description") || textIn(cells, "itemcode"));

const textIn = (cells: Record<string, string>, name: string): string =>
  Object.entries(cells).find(([key]) => key.toLowerCase().replace(/[^a-z]/g, "") === name)?.[1] ?? "";
