import { commit } from "~/data/commit";
import { insertControlAudit } from "~/data/control/control-audit";
import { setNamesOfMember } from "~/data/control/me";
import { setNames } from "~/data/control/profile";
import { controlOf } from "~/data/control/tenant-control";
import { namesInput } from "~/domain/accounts/profile-inputs";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireMe } from "./get-me";

const name = "accounts.edit-own-names";

/** Changes the names of the user that asks, or that the asking key acts for; of the account too, if there is one. */
export const editOwnNames = defineOperation({
  name,
  permission: "anyone",
  input: namesInput,
  async run(context: VisitorContext, names) {
    const me = await requireMe(context);
    const audit = { ...auditOf(context, name, me.memberId), tenantId: me.tenantId };
    await commit(context.control, [
      setNamesOfMember(controlOf(context.control, me), me, names),
      ...(me.userId ? [setNames(context.control, me.userId, names)] : []),
      insertControlAudit(context.control, audit),
    ]);
  },
});
