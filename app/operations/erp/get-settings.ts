import { findErpSettings } from "~/data/shard/erp-settings";
import { findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { modelIdInput } from "~/domain/models/model-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Where a model's documents are sent: everything but the secret; null for nowhere. Throws AppError `not-found`. */
export const getErpSettings = defineOperation({
  name: "erp.get-settings",
  permission: "TenantModel.EditModel",
  input: modelIdInput,
  async run({ shard }: TenantContext, { modelId }) {
    const model = await findTenantModel(shard, modelId);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    const saved = await findErpSettings(shard, modelId);
    if (!saved) return { model, settings: null };
    const { kind, directoryId, clientId, environment, companyId, companyName, account } = saved;
    const { vendorAccounts, taxCodes, postingDate, posting, onApproval, revision, updatedAt } = saved;
    const settings = {
      kind,
      directoryId,
      clientId,
      environment,
      companyId,
      companyName,
      account,
      vendorAccounts,
      taxCodes,
      postingDate,
      posting,
      onApproval,
      revision,
      updatedAt,
    };
    return { model, settings };
  },
});
