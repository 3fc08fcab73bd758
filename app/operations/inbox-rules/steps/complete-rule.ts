import { selectSuppliersByKeys } from "~/data/shard/suppliers";
import { findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { canBeRecognised, type InboxRule } from "~/domain/inbox/inbox-rule";
import { foldedName, foldedNumber } from "~/domain/suppliers/supplier-keys";
import type { TenantContext } from "../../context";
import { suppliersIn } from "../../inbox/steps/rule-for";

/**
 * A rule with the supplier that its value names. Throws AppError `invalid` for a model that takes no documents, and for a name or
 * number that no supplier has, or several, or one that no page could be recognised by.
 */
export async function completeRule(
  { shard }: TenantContext,
  rule: Omit<InboxRule, "supplierId">,
): Promise<InboxRule> {
  const model = await findTenantModel(shard, rule.modelId);
  if (!model || model.archivedAt !== null)
    throw new AppError("invalid", "error.model-not-found", { field: "modelId" });
  if (rule.kind !== "supplier") return { ...rule, supplierId: null };
  const keys = [`number ${foldedNumber(rule.value)}`, `name ${foldedName(rule.value)}`];
  const found = await selectSuppliersByKeys(shard, keys);
  // A supplier's own number is surer than a name that two may have.
  const numbered = found.filter(({ key }) => key.startsWith("number "));
  const ids = new Set((numbered.length > 0 ? numbered : found).map(({ supplierId }) => supplierId));
  const [supplierId, other] = ids;
  if (!supplierId || other)
    throw new AppError("invalid", `intake.inbox-rules.error.${other ? "suppliers" : "supplier"}`, {
      field: "value",
    });
  const [supplier] = await suppliersIn({ shard }, [{ supplierId }]);
  if (!supplier || !canBeRecognised(supplier))
    throw new AppError("invalid", "intake.inbox-rules.error.unrecognised", { field: "value" });
  return { ...rule, supplierId };
}
