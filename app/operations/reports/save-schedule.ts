import { commit } from "~/data/commit";
import { deleteSchedule, putSchedule } from "~/data/shard/report-schedules";
import { insertShardAudit, insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { nextSending } from "~/domain/reports/report-schedule";
import { scheduleInput } from "~/domain/reports/schedule-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";

/**
 * Says which reports of a model are sent automatically, from the next time on; `never` ends it. Throws AppError
 * `not-found`, and `invalid` when there is nothing to send or nobody to send it to.
 */
export const saveSchedule = defineOperation({
  name: "reports.save-schedule",
  permission: "Reports.Send",
  alsoNeeds: () => ["Reports"] as const,
  input: scheduleInput,
  async run(context: TenantContext, { rhythm, ...asked }): Promise<void> {
    const { shard } = context;
    const { id: modelId, timeZone } = await requireModel(context, asked.modelId);
    if (rhythm === "never") {
      await commit(shard, [
        deleteSchedule(shard, modelId),
        insertShardAuditIfChanged(shard, auditOf(context, "reports.stop-schedule", modelId)),
      ]);
      return;
    }
    if (asked.reports.length === 0)
      throw new AppError("invalid", "reports.error.nothing-to-send", { field: "reports" });
    if (asked.recipients.length === 0)
      throw new AppError("invalid", "reports.error.not-an-address", { field: "recipients" });
    const nextAt = nextSending(rhythm, context.now(), timeZone);
    const { reports, recipients } = asked;
    await commit(shard, [
      putSchedule(shard, { ...asked, rhythm, nextAt }),
      insertShardAudit(
        shard,
        auditOf(context, "reports.save-schedule", modelId, { rhythm, reports, recipients }),
      ),
    ]);
  },
});
