import { z } from "zod";
import { selectAssignedAutomatically } from "~/data/shard/waiting-files";
import { choiceNoted } from "~/domain/inbox/choice-noted";
import type { AssignedFile } from "~/domain/inbox/waiting-file";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Automatically assigned files that are shown. */
const shown = 20;

/** The latest documents that were assigned to a model automatically, with the model they are in now. */
export const listAssignedFiles = defineOperation({
  name: "inbox.list-placed",
  permission: "TenantModel.ViewDocument",
  input: z.object({}),
  async run({ shard }: TenantContext): Promise<AssignedFile[]> {
    const rows = await selectAssignedAutomatically(shard, shown);
    return rows.flatMap(({ detail, ...row }) => {
      const why = choiceNoted.safeParse(detail);
      return why.success ? [{ ...row, ...why.data }] : [];
    });
  },
});
