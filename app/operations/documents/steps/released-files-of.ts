import type { findRelease } from "~/data/shard/releases";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import { releaseName } from "~/domain/releases/release-paths";
import type { FileStore } from "../../ports";
import { csvFile, exportedNow, jsonFile } from "../../results/steps/exported-text";
import { textStream } from "../../results/steps/text-stream";
import type { ReleasedFile } from "../release-ports";

type Release = NonNullable<Awaited<ReturnType<typeof findRelease>>>;

/** The files of a release: the values as JSON and, when the model wants it, as CSV with a row per line item. */
export function releasedFilesOf(files: FileStore, { document, model, result }: Release): ReleasedFile[] {
  const name = releaseName({ documentId: document.id, fileName: document.fileName });
  const fields = exportedFieldsOf(model);
  const exported = exportedNow(files, { ...document, status: "released" }, result);
  const layout = { fields, lines: fields.some(({ line }) => line) };
  return [
    { name: `${name}.json`, open: () => textStream(jsonFile(exported, fields)) },
    ...(model.csvGeneration
      ? [{ name: `${name}.csv`, open: () => textStream(csvFile(exported, layout)) }]
      : []),
  ];
}
