import { commit } from "~/data/commit";
import { deleteScheduleOfNobody, findSchedule, removeRecipient } from "~/data/shard/report-schedules";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { stopScheduleInput } from "~/domain/reports/schedule-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { isStopToken } from "./steps/mail-tokens";

/**
 * Stops the scheduled reports of a model for one recipient, by the link of one of its mails: whoever got the mail may.
 * The others go on getting it; when nobody is left it ends. Stopping twice is stopping once. Throws AppError
 * `not-found` for a link that no mail had, and `invalid` for an earlier mail's link, which names nobody, without the
 * address of one of several recipients.
 */
export const stopSchedule = defineOperation({
  name: "reports.stop-schedule",
  permission: "anyone",
  input: stopScheduleInput,
  async run(context: TenantContext, { modelId, token, recipient, typed }): Promise<void> {
    const { shard } = context;
    if (!(await isStopToken(context, { modelId, recipient }, token)))
      throw new AppError("not-found", "error.not-found");
    const stopped = recipient || (await typedRecipient(context, modelId, typed));
    if (!stopped) return;
    await commit(shard, [
      removeRecipient(shard, modelId, stopped),
      insertShardAuditIfChanged(
        shard,
        auditOf(context, "reports.stop-schedule", modelId, { recipient: stopped }),
      ),
      deleteScheduleOfNobody(shard, modelId),
    ]);
  },
});

/** Whom someone means who follows an earlier mail's link; null when nobody gets the reports any more. */
async function typedRecipient({ shard }: TenantContext, modelId: string, typed = ""): Promise<string | null> {
  const { recipients = [] } = (await findSchedule(shard, modelId)) ?? {};
  const [only] = recipients;
  if (recipients.length < 2 && !typed) return only ?? null;
  const address = typed.trim().toLowerCase();
  const found = recipients.find((one) => one.toLowerCase() === address);
  if (!found && recipients.length > 0)
    throw new AppError("invalid", "reports.stop.not-a-recipient", { field: "typed" });
  return found ?? null;
}
