import { commit, read } from "~/data/commit";
import { renewAllBills } from "~/data/shard/energy-bills";
import { countDescriptors, putDescriptor } from "~/data/shard/energy-descriptors";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { foldLine } from "~/domain/energy/descriptor";
import { type DescriptorInput, maxDescriptors } from "~/domain/energy/descriptors-file";
import { describeInput } from "~/domain/energy/energy-inputs";
import { AppError } from "~/domain/errors/app-error";
import { auditOfTenant } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Says what lines of bills mean; those that are known are described again. All bills of the tenant are recorded again
 * by it. Throws AppError `invalid` when there would be more than 2,000.
 */
export const describeLines = defineOperation({
  name: "energy.describe",
  permission: "TenantModel.EditModel",
  input: describeInput,
  run: (context: TenantContext, { descriptors }) => keepDescriptors(context, descriptors),
});

/** The same for those who read the lines from a file. */
export async function keepDescriptors(
  context: TenantContext,
  descriptors: readonly DescriptorInput[],
): Promise<{ described: number }> {
  const { shard, newId } = context;
  const [[known]] = await read(shard, [countDescriptors(shard, true)]);
  if ((known?.count ?? 0) + descriptors.length > maxDescriptors * 2)
    throw new AppError("invalid", "energy.error.too-many-lines", { values: { most: maxDescriptors } });
  await commit(shard, [
    renewAllBills(shard),
    ...descriptors.map(({ line, ...meaning }) =>
      putDescriptor(shard, {
        id: newId(),
        words: foldLine(line),
        shown: line,
        supplier: "",
        described: true,
        ...meaning,
      }),
    ),
    insertShardAudit(
      shard,
      auditOfTenant(context, "energy.describe", {
        count: descriptors.length,
        lines: descriptors.slice(0, 20).map(({ line }) => line),
      }),
    ),
  ]);
  return { described: descriptors.length };
}
