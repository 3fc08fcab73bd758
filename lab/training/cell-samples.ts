import { rowsOf } from "@fieldwise/engine/lab";
import { baseKnowledge, type VendorMemory } from "@fieldwise/engine/memory";
import type { FoundValue } from "@fieldwise/engine/results";
import { lettersOf, sharedWords } from "../evaluation/matches-truth";
import type { ConfidenceSample } from "./fit-boosted-trees";
import type { LabelledDocument } from "./labelled-document";

type TrueRow = Readonly<Record<string, string>>;
type Cells = Readonly<Record<string, FoundValue>>;

/** Real paper counts more than generated paper, as for header fields. */
const corpusWeight = 5;

/** The rows of a document as they were read, each cell with its signals and whether it is what the paper says. */
export function cellSamplesOf(
  document: LabelledDocument,
  memories: readonly VendorMemory[] = [],
): (ConfidenceSample & { column: string })[] {
  const { pages, request, rows: truth, group, source, origin } = document;
  if (!truth) return [];
  const read = rowsOf(pages, request, { ...baseKnowledge, memories });
  const trueRows = aligned(
    read.map(({ row }) => row.item.cells),
    truth,
  );
  const columns = new Set(truth.flatMap((row) => Object.keys(row)));
  const weight = origin === "corpus" ? corpusWeight : 1;
  return read.flatMap(({ row, signals }, index) =>
    Object.entries(row.item.cells)
      .filter(([column]) => columns.has(column))
      .flatMap(([column, { value }]) => {
        const wanted = trueRows[index]?.[column];
        // A corpus leaves cells out that it does not judge; a generated row says all that is printed.
        if (wanted === undefined && trueRows[index] && origin === "corpus") return [];
        const right = wanted !== undefined && isSame(column, value, wanted);
        return [{ group, source, column, signals: signals[column] ?? {}, right, weight }];
      }),
  );
}

/** For each row that was read the true row that is most like it; every true row is given once. */
function aligned(read: readonly Cells[], truth: readonly TrueRow[]): (TrueRow | undefined)[] {
  const pairs = read
    .flatMap((cells, index) => truth.map((row, at) => ({ index, at, likeness: similarityOf(cells, row) })))
    .filter(({ likeness }) => likeness >= 0.3)
    .sort(
      (a, b) =>
        b.likeness - a.likeness || Math.abs(a.index - a.at) - Math.abs(b.index - b.at) || a.index - b.index,
    );
  const found = new Array<TrueRow | undefined>(read.length).fill(undefined);
  const taken = new Set<number>();
  for (const { index, at } of pairs) {
    if (found[index] || taken.has(at)) continue;
    found[index] = truth[at];
    taken.add(at);
  }
  return found;
}

const weights: Readonly<Record<string, number>> = {
  description: 4,
  netTotal: 3,
  amount: 3,
  itemCode: 2,
  balance: 2,
  quantity: 1,
  date: 1,
};

function similarityOf(cells: Cells, row: TrueRow): number {
  let [same, whole] = [0, 0];
  for (const [column, wanted] of Object.entries(row)) {
    const weight = weights[column] ?? 0;
    const value = cells[column]?.value;
    whole += weight;
    if (value === undefined) continue;
    same +=
      weight *
      (column === "description" ? sharedWords(value, wanted) : Number(isSame(column, value, wanted)));
  }
  return whole > 0 ? same / whole : 0;
}

function isSame(column: string, value: string, wanted: string): boolean {
  if (column === "description")
    return lettersOf(value) === lettersOf(wanted) || sharedWords(value, wanted) >= 0.85;
  if (column === "itemCode") return lettersOf(value) === lettersOf(wanted);
  if (column === "date") return value === wanted;
  return Math.abs(Number(value) - Number(wanted.replace(/,/g, ""))) < 0.005;
}
