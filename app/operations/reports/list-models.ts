import { z } from "zod";
import { selectTenantModels } from "~/data/shard/tenant-models";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The models that reports can be about, archived ones too, with how their figures are written. */
export const listReportModels = defineOperation({
  name: "reports.list-models",
  permission: "Reports",
  input: z.object({}),
  async run({ shard }: TenantContext) {
    const models = await selectTenantModels(shard);
    return models.map(({ id, name, culture, timeZone }) => ({ id, name, culture, timeZone }));
  },
});
