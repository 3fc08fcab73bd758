import { findErpSettings } from "~/data/shard/erp-settings";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { modelIdInput } from "~/domain/models/model-inputs";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import type { ErpCompany, ErpSettingsContext } from "./erp-ports";
import { checkCompany } from "./steps/check-company";
import { savedConnection } from "./steps/erp-connection";

/**
 * Tries the saved connection of a model: signs in, finds the company and the account. Returns the company. Throws AppError
 * `not-found` without settings, and `invalid` or `unavailable` with a sentence about what went wrong.
 */
export const testErp = defineOperation({
  name: "erp.test",
  permission: "TenantModel.EditModel",
  input: modelIdInput,
  async run(context: ErpSettingsContext, { modelId }): Promise<ErpCompany> {
    const saved = await findErpSettings(context.shard, modelId);
    if (!saved) throw new AppError("not-found", "erp.problem.not-set-up");
    const { kind, environment, companyName: company } = saved;
    await insertShardAudit(
      context.shard,
      auditOf(context, "erp.test", modelId, { kind, environment, company }),
    );
    return checkCompany(context, await savedConnection(context, saved), saved);
  },
});
