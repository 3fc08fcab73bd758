import { energyCapFiles } from "~/domain/energy/energy-cap";
import { energyCapInput } from "~/domain/energy/energy-inputs";
import { localDayOf } from "~/domain/listing/local-day";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { ExportFile } from "../documents/export";
import { deflatedZip } from "../results/steps/deflated-zip";
import { fileNamePart } from "../results/steps/table-file";
import { textStream } from "../results/steps/text-stream";
import { capBillsOf } from "./steps/cap-bills";

/**
 * The bills of a list as EnergyCAP imports them: a CSV file, or, of more than 5,000 rows, a ZIP file of several. Without a status
 * those of settled documents. Throws AppError `not-found` and `invalid`.
 */
export const exportCapCsv = defineOperation({
  name: "energy.export-cap-csv",
  permission: "TenantModel.ViewDocument",
  input: energyCapInput,
  async run(context: TenantContext, filter): Promise<ExportFile> {
    const { model, bills } = await capBillsOf(context, filter);
    const [first = "", ...more] = energyCapFiles(bills);
    const name = `${fileNamePart(model.name)}-energycap-${localDayOf(context.now(), model.timeZone)}`;
    if (more.length === 0)
      return {
        stream: textStream(once(first)),
        contentType: "text/csv; charset=utf-8",
        fileName: `${name}.csv`,
      };
    const stream = deflatedZip(capParts([first, ...more]));
    return { stream, contentType: "application/zip", fileName: `${name}.zip` };
  },
});

export async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** The import files as parts of an archive. */
export async function* capParts(files: readonly string[]) {
  for (const [index, text] of files.entries())
    yield { path: `energycap-${index + 1}.csv`, stream: textStream(once(text)) };
}
