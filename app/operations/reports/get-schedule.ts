import { findSchedule } from "~/data/shard/report-schedules";
import { scheduleIdInput } from "~/domain/reports/schedule-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The scheduled reports of a model; null when there are none. */
export const getSchedule = defineOperation({
  name: "reports.get-schedule",
  permission: "Reports",
  input: scheduleIdInput,
  run: async ({ shard }: TenantContext, { modelId }) => (await findSchedule(shard, modelId)) ?? null,
});
