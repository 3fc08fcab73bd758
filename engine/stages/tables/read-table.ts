import { mappedInSteps, type Steps } from "../../runtime/steps";
import { endsTable, isCarriedForwardLine, isSumLine, type RowRules } from "../facts/sum-lines";
import type { Line } from "../layout/line";
import type { TableHeader } from "../layout/table-header";
import { withoutAdjustments } from "./adjustments";
import { rolesByArithmetic } from "./column-roles";
import { columnsOf } from "./columns";
import { withCodes } from "./item-codes";
import type { ItemRow } from "./item-row";
import { withLeadingParts } from "./leading-parts";
import { numberColumnsOf, otherColumns } from "./number-columns";
import { withoutPositions } from "./positions";
import type { RowSources } from "./row-sources";
import { limitOf, rowsScoreOf, toItems } from "./row-worth";
import { bodyLines, rowsOf } from "./table-rows";

/** Parts of a table between sums: a page has fewer, and a file made to be slow is left at that. */
const mostChunks = 40;

/**
 * The rows below a header, up to the next one or to the sums, on its page and on pages that go on without a header of
 * their own. Of several ways to lay the columns the one whose rows agree best is taken.
 */
export function* readTable(
  header: TableHeader,
  next: TableHeader | undefined,
  { layout, labels, facts }: RowSources,
): Steps<ItemRow[]> {
  const rules: RowRules = { mark: facts.decimalMark, labels };
  const below = layout.lines.filter(
    (line) => line.index > header.lastLine && line.index < (next?.firstLine ?? Number.POSITIVE_INFINITY),
  );
  const [first, ...later] = startingWithRows(chunksOf(below, rules), rules);
  const body = first?.lines ?? [];
  const columns = columnsOf(
    header.cells,
    body.filter((line) => line.tokens.length > 1),
  );
  const ways = [columns, ...otherColumns(columns, body, rules.mark)];
  const readings = yield* mappedInSteps(ways, 1, (way) => {
    const named = rolesByArithmetic(way, rowsOf(body, way, rules), rules.mark);
    const rows = rowsOf(body, named, rules);
    const reading = { columns: named, facts, limit: limitOf(rows, named) };
    const items = toItems(rows, reading);
    return { reading, items, worth: rowsScoreOf(items) };
  });
  const best = readings.reduce((one, other) => (other.worth > one.worth ? other : one));
  const items = [...best.items];
  for (const { lines, isBehindSum } of later) {
    yield;
    const more = toItems(rowsOf(lines, best.reading.columns, rules), best.reading).filter((row) =>
      isLike(row, items),
    );
    const agreeing = more.filter(({ item }) => item.arithmetic === "agrees").length;
    if (more.length === 0 && !isBehindSum) continue;
    if (more.length === 0 || (isBehindSum && agreeing * 2 <= more.length)) break;
    items.push(...more);
  }
  return withLeadingParts(withCodes(withoutPositions(withoutAdjustments(items)), header.cells));
}

/**
 * The body up to the first sum, and what lies between this and further sums: tables may hold sub-totals by section. A
 * page that ends without a sum is one chunk, and the table may go on on the next.
 */
function chunksOf(lines: readonly Line[], rules: RowRules): Chunk[] {
  const chunks: Chunk[] = [];
  let isBehindSum = false;
  let rest = [...lines];
  while (rest.length > 0 && chunks.length < mostChunks) {
    const page = rest.filter((line) => line.page === rest[0]?.page);
    const body = bodyLines(page, rules);
    const last = body.at(-1)?.index ?? -1;
    const stop = page.find((line) => line.index > last && !isCarriedForwardLine(line, rules));
    if (body.length > 0) chunks.push({ lines: body, isBehindSum });
    const isGap = stop !== undefined && body.length > 0 && !isSumLine(stop, rules) && !endsTable(stop);
    isBehindSum = stop !== undefined && !isGap;
    const end = isGap ? last : (stop?.index ?? page.at(-1)?.index ?? last);
    rest = rest.filter((line) => line.index > end);
  }
  return chunks;
}

/** A header at the foot of a page has its rows on the next. */
function startingWithRows(chunks: readonly Chunk[], { mark }: RowRules): readonly Chunk[] {
  const start = chunks.findIndex(({ lines }) => numberColumnsOf(lines, mark).length > 0);
  return start > 0 && !chunks[start]?.isBehindSum ? chunks.slice(start) : chunks;
}

type Chunk = { lines: Line[]; isBehindSum: boolean };

/** Whether a row behind a sum or on a later page is filled as those of the table are, so that it is none of the sums. */
function isLike({ item }: ItemRow, rows: readonly ItemRow[]): boolean {
  const usual = ["description", "quantity", "unitPrice", "netTotal"].filter(
    (key) => rows.filter((row) => row.item.cells[key]).length * 2 > rows.length,
  );
  return usual.length > 1 && usual.every((key) => item.cells[key]);
}
