import { valuesOf } from "~/domain/documents/fields-of-result";
import { presentRowsOf } from "~/domain/documents/stored-result";
import type { ValueRow } from "~/domain/edits/written-rows";
import type { TenantContext } from "../../context";
import type { ExportedRow } from "../../documents/steps/exported-rows";
import { eachPiece } from "../../results/steps/load-rows";
import { tagOf } from "./present-documents";

/** The rows of a file of values: of each document that has a result, and behind it of its line items where they are wanted. */
export async function* valueRows(
  { files, secrets }: TenantContext,
  documents: AsyncIterable<ExportedRow[]>,
  lines: boolean,
): AsyncGenerator<ValueRow> {
  for await (const page of documents)
    for (const { document, result } of page) {
      if (!result) continue;
      const about = {
        documentId: document.id,
        fileName: document.fileName,
        revision: await tagOf(secrets, document.revision, result),
      };
      yield { ...about, line: null, values: valuesOf(result) };
      if (!lines) continue;
      let line = 0;
      for await (const piece of eachPiece(files, result, presentRowsOf(result)))
        for (const { cells } of piece) {
          line += 1;
          yield { ...about, line, values: cells };
        }
    }
}
