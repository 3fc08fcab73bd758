import { commit } from "~/data/commit";
import { insertControlAudit } from "~/data/control/control-audit";
import { setDefaultFeatures } from "~/data/control/default-features";
import { defaultFeaturesInput } from "~/domain/people/user-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Chooses the features that new users get. */
export const chooseDefaultFeatures = defineOperation({
  name: "users.choose-default-features",
  permission: "Tenant.Edit",
  input: defaultFeaturesInput,
  async run(context: TenantContext, { features }) {
    const { control, tenant } = context;
    await commit(control, [
      setDefaultFeatures(control, tenant.id, features),
      insertControlAudit(control, auditOf(context, "users.choose-default-features", tenant.id, { features })),
    ]);
  },
});
