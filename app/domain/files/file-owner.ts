/** What a stored file belongs to: a row of one of these kinds. */
export type FileOwner = {
  tenantId: string;
  kind: "document" | "zip-file" | "kept-mail" | "report-file" | "edit-upload";
  id: string;
};

const kinds = new Map<string, FileOwner["kind"]>([
  ["documents", "document"],
  ["zip-files", "zip-file"],
  ["intake", "kept-mail"],
  ["report-files", "report-file"],
  ["edits", "edit-upload"],
]);

/** Whose a file is by its key, the tenant first; null for files that others look after: exports, models, trainings. */
export function fileOwnerOf(key: string): FileOwner | null {
  const [tenantId, folder, id, rest] = key.split("/");
  const kind = kinds.get(folder ?? "");
  return tenantId && kind && id && rest ? { tenantId, kind, id } : null;
}

/** A name that no other owner has, of this tenant or another. */
export const nameOfOwner = ({ tenantId, kind, id }: FileOwner): string => `${tenantId}/${kind}/${id}`;
