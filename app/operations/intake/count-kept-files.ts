import { z } from "zod";
import { countKept } from "~/data/shard/intake-log";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** More files than these are counted as that many. */
const most = 100;

/** How many files that came by mail wait for a model, for those who may put them into one. */
export const countKeptFiles = defineOperation({
  name: "intake.count-kept-files",
  permission: "TenantModel.ViewDocument",
  input: z.object({}),
  run: ({ shard }: TenantContext) => countKept(shard, most),
});
