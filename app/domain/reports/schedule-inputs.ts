import { z } from "zod";
import { addresses, exportFormats } from "./report-inputs";
import { reportNames } from "./report-list";
import { rhythms } from "./rhythms";

const modelId = z.string().min(1).max(64);

export const scheduleIdInput = z.object({ modelId });

/** Which reports of a model are sent how often, to whom and how; `never` ends it. */
export const scheduleInput = z.object({
  modelId,
  rhythm: z.enum(["never", ...rhythms], "reports.error.not-a-rhythm"),
  reports: z.array(z.enum(reportNames, "reports.error.no-such-report")).max(reportNames.length),
  recipients: addresses,
  format: z.enum(exportFormats, "reports.error.not-a-format"),
  language: z.enum(["en", "es"]),
});

/** What a link in a mail carries to stop it. */
export const stopScheduleInput = z.object({ modelId, token: z.string().min(1).max(200) });

export const sendDueInput = z.object({ site: z.string().max(300) });
