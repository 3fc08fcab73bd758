import { z } from "zod";
import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { keepTenantSource } from "~/data/control/tenant-source";
import { sourceOf } from "~/domain/accounts/sign-up-source";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

const name = "accounts.keep-source";

/**
 * Records in the metadata of a person's own tenant that its sign-up came from the partner. Repeating it changes
 * nothing.
 */
export const keepSource = defineOperation({
  name,
  permission: "signed-in",
  input: z.object({ tenantId: z.string(), source: z.string().transform(sourceOf) }),
  async run(context: VisitorContext, { tenantId, source }) {
    if (!source) return;
    await commit(context.control, [
      keepTenantSource(context.control, tenantId, source),
      insertControlAuditIfChanged(context.control, {
        ...auditOf(context, name, tenantId, { source }),
        tenantId,
      }),
    ]);
  },
});
