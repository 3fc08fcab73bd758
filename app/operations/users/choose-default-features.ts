import { commit } from "~/data/commit";
import { insertControlAudit } from "~/data/control/control-audit";
import { setDefaultFeatures } from "~/data/control/default-features";
import { defaultFeaturesInput } from "~/domain/people/user-inputs";
import { auditOfTenant } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Chooses the features that new users get. */
export const chooseDefaultFeatures = defineOperation({
  name: "users.choose-default-features",
  permission: "Tenant.Edit",
  input: defaultFeaturesInput,
  async run(context: TenantContext, { features }) {
    const { control } = context;
    await commit(control, [
      setDefaultFeatures(control, features),
      insertControlAudit(control, auditOfTenant(context, "users.choose-default-features", { features })),
    ]);
  },
});
