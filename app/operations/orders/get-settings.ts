import { z } from "zod";
import { read } from "~/data/commit";
import { selectOrderSettings } from "~/data/shard/orders";
import { type OrderSettings, usualOrderSettings } from "~/domain/orders/order-settings";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** By how much bills may differ from their orders; the default settings until they are changed. */
export const getOrderSettings = defineOperation({
  name: "orders.get-settings",
  permission: "Suppliers",
  input: z.object({}),
  async run({ shard }: TenantContext): Promise<OrderSettings> {
    const [[settings]] = await read(shard, [selectOrderSettings(shard)]);
    return settings ?? usualOrderSettings;
  },
});
