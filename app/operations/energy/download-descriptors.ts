import { z } from "zod";
import { selectDescriptors } from "~/data/shard/energy-descriptors";
import { descriptorsCsv, maxDescriptors } from "~/domain/energy/descriptors-file";
import { byteOrderMark } from "~/domain/exports/csv";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { ExportFile } from "../documents/export";
import { textStream } from "../results/steps/text-stream";
import { once } from "./export-cap-csv";

/** What the lines of bills mean as CSV, those that wait to be described first. */
export const downloadDescriptors = defineOperation({
  name: "energy.download-descriptors",
  permission: "TenantModel.ViewDocument",
  input: z.object({}),
  async run({ shard }: TenantContext): Promise<ExportFile> {
    const rows = [
      ...(await selectDescriptors(shard, false, "", maxDescriptors)),
      ...(await selectDescriptors(shard, true, "", maxDescriptors * 2)),
    ];
    return {
      stream: textStream(once(byteOrderMark + descriptorsCsv(rows))),
      contentType: "text/csv; charset=utf-8",
      fileName: "bill-descriptors.csv",
    };
  },
});
