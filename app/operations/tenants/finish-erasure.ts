import { anonymiseSomeAudit, eraseTenantRows } from "~/data/control/erase-tenant";
import { findDeletion } from "~/data/control/tenant-deletion";
import { AppError } from "~/domain/errors/app-error";
import { deletionRequestInput } from "~/domain/tenants/deletion-inputs";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import type { RunContext } from "../processing/processing-context";
import { deletionMails } from "./steps/deletion-mails";

/**
 * Takes the tenant, its people, keys and sessions out of the control database, once its shard holds nothing of it any more;
 * tells those who could have deleted it. The audit keeps what was done when, by nobody in particular.
 */
export const finishErasure = defineOperation({
  name: "tenants.finish-erasure",
  permission: "system",
  input: deletionRequestInput,
  async run(context: RunContext, { origin }): Promise<void> {
    const { control } = context;
    const deletion = await findDeletion(control);
    if (deletion?.status !== "erasing") throw new AppError("conflict", "tenants.problem.not-closing");
    const mails = await deletionMails(context, "done", { origin, ...deletion });
    while (await anonymiseSomeAudit(control));
    await eraseTenantRows(control, mails);
    context.log.info("tenants.erased", ofTenant(context, {}));
  },
});
