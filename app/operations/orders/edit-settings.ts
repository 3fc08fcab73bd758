import { commit } from "~/data/commit";
import { putOrderSettings, renewOrders } from "~/data/shard/orders";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { orderSettingsInput } from "~/domain/orders/order-inputs";
import { auditOfTenant } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Says by how much bills may differ from their orders; documents that wait are matched again. */
export const editOrderSettings = defineOperation({
  name: "orders.edit-settings",
  permission: "Suppliers.Edit",
  input: orderSettingsInput,
  async run(context: TenantContext, settings): Promise<void> {
    const { shard } = context;
    await commit(shard, [
      putOrderSettings(shard, settings),
      renewOrders(shard, "all"),
      insertShardAudit(shard, auditOfTenant(context, "orders.edit-settings", settings)),
    ]);
  },
});
