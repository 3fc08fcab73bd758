import { makeZip } from "client-zip";
import { readForExportOfIds } from "~/data/shard/document-export";
import { downloadInput } from "~/domain/documents/bulk-inputs";
import { documentFiles } from "~/domain/documents/document-files";
import { proofAfterEdits } from "~/domain/documents/proof-after-edits";
import { editedRowsOf, readRowsOf } from "~/domain/documents/stored-result";
import { AppError } from "~/domain/errors/app-error";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import { uniqueName } from "~/domain/exports/unique-name";
import { localDayOf } from "~/domain/listing/local-day";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { exportedJson, exportedNow, piecesOf } from "../results/steps/exported-text";
import { textStream } from "../results/steps/text-stream";
import type { ExportFile } from "./export";
import { requireModel } from "./steps/document-scope";

/** Documents whose rows are in memory at once. */
const atOnce = 20;

type Wanted = { modelId: string; documentIds: string[]; holds: "originals" | "json" };
type Entry = { name: string; input: ReadableStream<Uint8Array> };

/**
 * Documents of a model as a ZIP file that is streamed: their files as they were received, or what the machine found in
 * each and what people made of it, as JSON. Throws AppError `not-found` when the model or all documents are not there;
 * one document that is not is left out.
 */
export const downloadDocuments = defineOperation({
  name: "documents.download",
  permission: "TenantModel.ViewDocument",
  input: downloadInput,
  async run(context: TenantContext, wanted): Promise<ExportFile> {
    const model = await requireModel(context, wanted.modelId);
    const [first] = await rowsOf(context, wanted, 0, wanted.documentIds.length);
    if (!first) throw new AppError("not-found", "documents.error.not-found");
    const fields = exportedFieldsOf(model);
    return {
      stream: makeZip(entriesOf(context, wanted, fields), { buffersAreUTF8: true }),
      contentType: "application/zip",
      fileName: `${wanted.holds}-${localDayOf(context.now(), model.timeZone)}.zip`,
    };
  },
});

const rowsOf = ({ shard }: TenantContext, wanted: Wanted, start: number, count: number) =>
  readForExportOfIds(shard, { modelId: wanted.modelId }, wanted.documentIds.slice(start, start + count));

async function* entriesOf(
  context: TenantContext,
  wanted: Wanted,
  fields: ReturnType<typeof exportedFieldsOf>,
): AsyncGenerator<Entry> {
  const taken = new Set<string>();
  for (let start = 0; start < wanted.documentIds.length; start += atOnce)
    for (const row of await rowsOf(context, wanted, start, atOnce)) {
      const { fileName, id } = row.document;
      if (wanted.holds === "json") {
        yield {
          name: uniqueName(`${fileName}.json`, taken),
          input: textStream(rawAndEdited(context, row, fields)),
        };
        continue;
      }
      const file = await context.files.get(documentFiles.original(id));
      if (file) yield { name: uniqueName(fileName, taken), input: file.stream };
    }
}

type Row = Awaited<ReturnType<typeof readForExportOfIds>>[number];

/** What the machine found, and beside it what people made of it; null when nobody changed anything. */
async function* rawAndEdited(
  { files }: TenantContext,
  { document, result }: Row,
  fields: ReturnType<typeof exportedFieldsOf>,
): AsyncGenerator<string> {
  const now = exportedNow(files, document, result);
  const found = result && { ...result, editedFields: null, editedTotals: null };
  const raw = {
    ...now,
    fields: result?.fields ?? {},
    proof: found && proofAfterEdits(found.proof, found),
    pieces: () => piecesOf(files, result, result && readRowsOf(result)),
  };
  yield '{\n"raw": ';
  yield* exportedJson(raw, fields);
  yield ',\n"edited": ';
  if (result?.editedFields || (result && editedRowsOf(result))) yield* exportedJson(now, fields);
  else yield "null";
  yield "\n}";
}
