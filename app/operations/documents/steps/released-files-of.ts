import type { findRelease } from "~/data/shard/releases";
import { defaultLayout } from "~/domain/exports/default-layouts";
import type { ExportTemplate } from "~/domain/exports/export-layout";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import { uniqueName } from "~/domain/exports/unique-name";
import { releaseName, templateInName } from "~/domain/releases/release-paths";
import { mappedBy } from "../../export-templates/steps/mapped-by";
import type { FileStore } from "../../ports";
import { exportedNow, jsonFile } from "../../results/steps/exported-text";
import { type Mapped, mappedFile, periodOfOne } from "../../results/steps/mapped-file";
import { textStream } from "../../results/steps/text-stream";
import type { ReleasedFile } from "../release-ports";

type Release = NonNullable<Awaited<ReturnType<typeof findRelease>>>;
type Context = { files: FileStore; now(): Date };

/**
 * The files of a release: the values as JSON and, when the model wants it, as CSV with a row per line item; then one by each
 * of the templates, whose name its own begins with.
 */
export function releasedFilesOf(
  { files, now }: Context,
  { document, model, result }: Release,
  templates: readonly ExportTemplate[],
): ReleasedFile[] {
  const name = releaseName({ documentId: document.id, fileName: document.fileName });
  const fields = exportedFieldsOf(model);
  const exported = exportedNow(files, { ...document, status: "released" }, result);
  const one = async function* () {
    yield exported;
  };
  const mapped = (mapped: Omit<Mapped, "period">) => () => {
    const period = periodOfOne(exported, { now: now(), timeZone: model.timeZone });
    return mappedFile({ ...mapped, period }, one).stream;
  };
  const plain = mappedBy(
    defaultLayout(
      fields,
      fields.some(({ line }) => line),
    ),
    model,
  );
  const taken = new Set<string>();
  return [
    { name: `${name}.json`, open: () => textStream(jsonFile(exported, fields)) },
    ...(model.csvGeneration ? [{ name: `${name}.csv`, open: mapped({ ...plain, name: model.name }) }] : []),
    ...templates.map((template) => ({
      name: uniqueName(`${templateInName(template.name)}-${name}.${template.layout.format}`, taken),
      open: mapped({ ...mappedBy(template.layout, model), name: template.name }),
    })),
  ];
}
