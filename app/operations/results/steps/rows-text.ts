import type { StoredRows } from "~/domain/documents/row-chunks";
import type { FileStore } from "../../ports";
import { eachPiece } from "./load-rows";

/** Line items as a JSON list, piece by piece. */
export async function* rowsText(
  files: FileStore,
  at: { documentId: string; attempt: number },
  rows: StoredRows,
): AsyncGenerator<string> {
  let before = "[";
  for await (const piece of eachPiece(files, at, rows))
    for (const row of piece) {
      yield before + JSON.stringify(row);
      before = ",\n";
    }
  yield before === "[" ? "[]" : "]";
}
