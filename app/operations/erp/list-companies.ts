import { findErpSettings } from "~/data/shard/erp-settings";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { findTenantModel } from "~/data/shard/tenant-models";
import { erpConnectionInput } from "~/domain/erp/erp-inputs";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import type { ErpCompany, ErpSettingsContext } from "./erp-ports";
import { companiesOf } from "./steps/check-company";
import { typedConnection } from "./steps/erp-connection";

/**
 * Signs in to an ERP system and lists its companies, which is also how a connection is tried out. Throws AppError `not-found`,
 * `invalid`, and `unavailable` with a sentence about what went wrong. Every try is audited.
 */
export const listErpCompanies = defineOperation({
  name: "erp.list-companies",
  permission: "TenantModel.EditModel",
  input: erpConnectionInput,
  async run(context: ErpSettingsContext, wanted): Promise<ErpCompany[]> {
    const { shard } = context;
    const { modelId, kind, directoryId, environment } = wanted;
    if (!(await findTenantModel(shard, modelId))) throw new AppError("not-found", "error.model-not-found");
    const connection = await typedConnection(context, wanted, await findErpSettings(shard, modelId));
    const detail = { kind, directoryId, environment };
    await insertShardAudit(shard, auditOf(context, "erp.list-companies", modelId, detail));
    return companiesOf(context, connection);
  },
});
