import { z } from "zod";
import { selectEndpoints } from "~/data/shard/webhook-endpoints";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { type ShownEndpoint, shownEndpoint } from "./steps/shown-endpoint";

/** The endpoints of the tenant, without their secrets. */
export const listEndpoints = defineOperation({
  name: "webhooks.list",
  permission: "Webhooks",
  input: z.object({}),
  run: async ({ shard }: TenantContext): Promise<ShownEndpoint[]> =>
    (await selectEndpoints(shard)).map(shownEndpoint),
});
