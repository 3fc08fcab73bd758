import { z } from "zod";
import type { Connection } from "~/domain/connections/connection";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { connectionReaders } from "./steps/connection-readers";

/** Every way in which documents come into the tenant and results leave it, with its status. */
export const listConnections = defineOperation({
  name: "connections.list",
  permission: "Webhooks",
  input: z.object({}),
  run: async (context: TenantContext): Promise<Connection[]> =>
    (await Promise.all(connectionReaders.map((read) => read(context)))).flat(),
});
