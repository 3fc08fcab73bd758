import { decodedText } from "~/domain/edits/decoded-text";
import type { EditFormat } from "~/domain/edits/edit-upload";
import { readJson } from "~/domain/edits/read-json";
import { type ReadFile, readTable } from "~/domain/edits/read-table";
import { UnusableFile } from "~/domain/edits/unusable-file";
import type { ExportedField } from "~/domain/exports/exported-document";
import { csvRecords } from "~/domain/exports/read-csv";
import { readWorkbook } from "./read-workbook";

/** What an uploaded file holds for a model with these fields. Throws UnusableFile. */
export async function readEditFile(
  bytes: Uint8Array,
  format: EditFormat,
  fields: readonly ExportedField[],
): Promise<ReadFile> {
  if (bytes.length === 0) throw new UnusableFile("edits.problem.empty");
  if (format === "xlsx") return readTable(readWorkbook(bytes), fields);
  const text = decodedText(bytes);
  return format === "json" ? readJson(text, fields) : readTable(csvRecords(text), fields);
}
