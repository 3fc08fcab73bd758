import { type StoredModel, selectTenantModels } from "~/data/shard/tenant-models";
import { cursorParts, cursorText } from "~/domain/listing/cursor-text";
import type { RunContext } from "../../processing/processing-context";
import type { FiguresScope } from "./figures-scope";

/** How rows of a model are read on from a place, and how a place is written into a cursor. */
export type ModelRowReader<Row, Place> = {
  rowsOf(model: StoredModel, beyond: Place | null, limit: number): Promise<Row[]>;
  placeOf(first: unknown, second: unknown): Place | null;
  partsOf(row: Row): [string | number, string | number];
};

export type ModelRow<Row> = { model: StoredModel; row: Row };

/**
 * The next rows of the scope's models, one model after the other in order of their ids; `next` goes on behind the last of them. One row
 * more than is asked for is read, so that the last page is known for it.
 */
export async function nextRowsAcrossModels<Row, Place>(
  { shard }: RunContext,
  scope: FiguresScope,
  { cursor, size }: { cursor: string | null; size: number },
  walk: ModelRowReader<Row, Place>,
): Promise<{ found: ModelRow<Row>[]; next: string | null }> {
  const [modelId, first, second] = (cursor && cursorParts(cursor)) || [];
  const isWhole = typeof modelId === "string";
  const beyond = isWhole ? walk.placeOf(first, second) : null;
  const models = (await selectTenantModels(shard))
    .filter(({ id }) => scope.modelId === undefined || id === scope.modelId)
    .filter(({ id }) => !beyond || id >= String(modelId))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const found: ModelRow<Row>[] = [];
  for (const model of models) {
    const place = model.id === modelId ? beyond : null;
    const rows = await walk.rowsOf(model, place, size + 1 - found.length);
    found.push(...rows.map((row) => ({ model, row })));
    if (found.length > size) break;
  }
  const shown = found.slice(0, size);
  const last = shown.at(-1);
  const next = found.length > size && last ? cursorText([last.model.id, ...walk.partsOf(last.row)]) : null;
  return { found: shown, next };
}
