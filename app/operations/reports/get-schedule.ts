import { findSchedule } from "~/data/shard/report-schedules";
import { scheduleIdInput } from "~/domain/reports/schedule-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** What is sent by itself about a model; null when nothing is. */
export const getSchedule = defineOperation({
  name: "reports.get-schedule",
  permission: "Reports",
  input: scheduleIdInput,
  run: async ({ shard }: TenantContext, { modelId }) => (await findSchedule(shard, modelId)) ?? null,
});
