import { z } from "zod";
import { selectAuditedActors } from "~/data/control/actor-names";
import { selectControlOperations } from "~/data/control/control-audit";
import { selectShardOperations } from "~/data/shard/shard-audit";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** What the audit log can be filtered by: the people and keys there are, and the operations that happened. */
export const listAuditChoices = defineOperation({
  name: "audit.list-choices",
  permission: "Audit",
  input: z.object({}),
  async run({ control, shard }: TenantContext) {
    const [actors, ofControl, ofShard] = await Promise.all([
      selectAuditedActors(control),
      selectControlOperations(control),
      selectShardOperations(shard),
    ]);
    const operations = new Set([...ofControl, ...ofShard].map(({ operation }) => operation));
    return { ...actors, operations: [...operations].sort() };
  },
});
