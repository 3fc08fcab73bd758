import { readForExportOfIds } from "~/data/shard/document-export";
import { documentFiles } from "~/domain/documents/document-files";
import { energyCapFiles } from "~/domain/energy/energy-cap";
import { energyCapInput } from "~/domain/energy/energy-inputs";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import { uniqueName } from "~/domain/exports/unique-name";
import { localDayOf } from "~/domain/listing/local-day";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { ExportFile } from "../documents/export";
import { deflatedZip } from "../results/steps/deflated-zip";
import { exportedNow, jsonFile } from "../results/steps/exported-text";
import { fileNamePart } from "../results/steps/table-file";
import { textStream } from "../results/steps/text-stream";
import { capParts } from "./export-cap-csv";
import { type CapDocument, capBillsOf } from "./steps/cap-bills";

/** Documents looked up at once. */
const documentsAtOnce = 50;

/**
 * A ZIP file with the bills of a list as EnergyCAP imports them and, if asked for, the JSON and the original file of each
 * document. Without a status those of settled documents. Throws AppError `not-found` and `invalid`.
 */
export const exportCapZip = defineOperation({
  name: "energy.export-cap-zip",
  permission: "TenantModel.ViewDocument",
  input: energyCapInput,
  async run(context: TenantContext, { includeJson, includeOriginalFile, ...filter }): Promise<ExportFile> {
    const { model, bills, documents } = await capBillsOf(context, filter);
    const parts = async function* () {
      yield* capParts(energyCapFiles(bills));
      if (includeJson) yield* jsonParts(context, model, documents);
      if (includeOriginalFile) yield* originalParts(context, documents);
    };
    const name = `${fileNamePart(model.name)}-energycap-${localDayOf(context.now(), model.timeZone)}.zip`;
    return { stream: deflatedZip(parts()), contentType: "application/zip", fileName: name };
  },
});

type Model = Parameters<typeof exportedFieldsOf>[0] & { id: string };

async function* jsonParts({ shard, files }: TenantContext, model: Model, documents: readonly CapDocument[]) {
  const fields = exportedFieldsOf(model);
  const taken = new Set<string>();
  for (let start = 0; start < documents.length; start += documentsAtOnce) {
    const ids = documents.slice(start, start + documentsAtOnce).map(({ id }) => id);
    for (const { document, result } of await readForExportOfIds(shard, { modelId: model.id }, ids)) {
      const name = uniqueName(`${safeName(document.fileName)}.json`, taken);
      yield {
        path: `json/${name}`,
        stream: textStream(jsonFile(exportedNow(files, document, result), fields)),
      };
    }
  }
}

async function* originalParts({ files }: TenantContext, documents: readonly CapDocument[]) {
  const taken = new Set<string>();
  for (const { id, fileName } of documents) {
    const file = await files.get(documentFiles.original(id));
    if (file) yield { path: `originals/${uniqueName(safeName(fileName), taken)}`, stream: file.stream };
  }
}

// Names in an archive become paths on someone's disk.
const safeName = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "_");
