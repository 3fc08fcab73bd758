import { z } from "zod";
import { selectReportFiles } from "~/data/shard/report-files";
import type { ReportFileDetails } from "~/domain/reports/report-file";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { keptFileOf } from "./steps/kept-file";

/** More than anyone asks for in seven days, the schedules' files among them. */
const shown = 50;

/** The files of reports that were asked for last, newest first, those of schedules among them. */
export const listReportFiles = defineOperation({
  name: "reports.list-files",
  permission: "Reports",
  input: z.object({}),
  async run({ shard }: TenantContext): Promise<ReportFileDetails[]> {
    return (await selectReportFiles(shard, shown)).map(keptFileOf);
  },
});
