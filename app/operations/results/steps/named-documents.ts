import type { readForExport } from "~/data/shard/document-export";
import { valuesOf } from "~/domain/documents/fields-of-result";
import { presentRowsOf } from "~/domain/documents/stored-result";
import type { ExportedField } from "~/domain/exports/exported-document";
import type { NamedDocument } from "~/domain/exports/named-document";
import type { FileStore } from "../../ports";
import { loadRows } from "./load-rows";

type Row = Awaited<ReturnType<typeof readForExport>>[number];

/** No bill has more line items; of a longer table the first are looked at. */
const mostLines = 1_000;

/** Documents by the names of their fields, as they are now; those without a result are left out. */
export async function namedOf(
  files: FileStore,
  rows: readonly Row[],
  fields: readonly ExportedField[],
): Promise<NamedDocument[]> {
  const named: NamedDocument[] = [];
  for (const { document, result } of rows) {
    if (!result) continue;
    const items = await loadRows(files, result, presentRowsOf(result), { first: 0, count: mostLines });
    named.push({
      documentId: document.id,
      fileName: document.fileName,
      fields: byName(
        fields.filter(({ line }) => !line),
        valuesOf(result),
      ),
      lines: items.map(({ cells }) =>
        byName(
          fields.filter(({ line }) => line),
          cells,
        ),
      ),
    });
  }
  return named;
}

const byName = (
  fields: readonly ExportedField[],
  values: Record<string, { value: string }>,
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ key, name }) => {
      const value = values[key]?.value ?? "";
      return value === "" ? [] : [[name, value]];
    }),
  );
