import { z } from "zod";
import { countAssigned } from "~/data/shard/document-handling";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** More documents than these are counted as that many. */
const most = 100;

/** How many open documents are assigned to the caller. */
export const countAssignedToMe = defineOperation({
  name: "documents.count-assigned",
  permission: "TenantModel.ViewDocument",
  input: z.object({}),
  run: ({ shard, actor }: TenantContext) => countAssigned(shard, actor.id, most),
});
