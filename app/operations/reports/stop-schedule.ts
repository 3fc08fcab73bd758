import { commit } from "~/data/commit";
import { deleteSchedule } from "~/data/shard/report-schedules";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { stopScheduleInput } from "~/domain/reports/schedule-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { isStopToken } from "./steps/mail-tokens";

/**
 * Stops what is sent by itself about a model, by the link of one of its mails: whoever got the mail may. Throws AppError
 * `not-found` for a link that no mail had.
 */
export const stopSchedule = defineOperation({
  name: "reports.stop-schedule",
  permission: "anyone",
  input: stopScheduleInput,
  async run(context: TenantContext, { modelId, token }): Promise<void> {
    if (!(await isStopToken(context, modelId, token))) throw new AppError("not-found", "error.not-found");
    await commit(context.shard, [
      deleteSchedule(context.shard, modelId),
      insertShardAuditIfChanged(context.shard, auditOf(context, "reports.stop-schedule", modelId)),
    ]);
  },
});
