import { z } from "zod";
import { countWaitingFiles } from "~/data/shard/waiting-files";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** More files than these are counted as that many. */
const most = 100;

/** How many files wait until someone chooses their model. */
export const countInbox = defineOperation({
  name: "inbox.count",
  permission: "TenantModel.ViewDocument",
  input: z.object({}),
  run: ({ shard }: TenantContext) => countWaitingFiles(shard, most),
});
