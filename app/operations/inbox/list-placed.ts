import { z } from "zod";
import { selectPlacedByItself } from "~/data/shard/waiting-files";
import { choiceReasons } from "~/domain/inbox/choose-model";
import { documentKinds, type PlacedFile } from "~/domain/inbox/waiting-file";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Automatically assigned files that are shown. */
const shown = 20;

const choice = z.object({
  confidence: z.number(),
  reason: z.enum(choiceReasons),
  kind: z.enum(documentKinds).nullable().catch(null),
});

/** The latest documents that were assigned to a model automatically, with the model they are in now. */
export const listPlacedFiles = defineOperation({
  name: "inbox.list-placed",
  permission: "TenantModel.ViewDocument",
  input: z.object({}),
  async run({ shard }: TenantContext): Promise<PlacedFile[]> {
    const rows = await selectPlacedByItself(shard, shown);
    return rows.flatMap(({ detail, ...row }) => {
      const why = choice.safeParse(detail);
      return why.success ? [{ ...row, ...why.data }] : [];
    });
  },
});
