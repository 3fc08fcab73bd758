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

const recipient = z.string().max(254).optional();

/**
 * What a link in a mail carries to stop it. The links of earlier mails name no recipient: who follows one types the address, which is
 * then `typed`.
 */
export const stopScheduleInput = z.object({
  modelId,
  token: z.string().min(1).max(200),
  recipient,
  typed: recipient,
});

export const sendDueInput = z.object({ site: z.string().max(300) });
