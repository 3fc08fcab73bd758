import type { SplitRow, selectParts } from "~/data/shard/splits";
import type { SplitDetails } from "~/domain/splitting/split-details";

type PartRow = Awaited<ReturnType<typeof selectParts>>[number];

/** What was proposed or decided about a file, with its parts; null when it is one document. */
export function splitDetails(row: SplitRow | undefined, parts: readonly PartRow[]): SplitDetails | null {
  if (!row || row.state === "kept") return null;
  return {
    proposed: row.state === "proposed" ? row.parts : [],
    parts: parts.map(({ id, fileName, status, firstPage, lastPage }) => ({
      documentId: id,
      fileName,
      status,
      first: firstPage ?? 1,
      last: lastPage ?? 1,
    })),
    byPerson: row.decidedBy !== null,
  };
}
