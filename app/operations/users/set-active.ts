import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { markUserActive } from "~/data/control/user-changes";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { AppError } from "~/domain/errors/app-error";
import { memberInput } from "~/domain/people/user-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireLesserUser } from "./steps/require-user";

/** Sets a removed user active again. Throws AppError `conflict` when the user is not removed or works elsewhere by now. */
export const setUserActive = defineOperation({
  name: "users.set-active",
  permission: "Users.Edit",
  input: memberInput,
  async run(context: TenantContext, { memberId }) {
    const { control } = context;
    await requireLesserUser(context, memberId);
    const [activated] = await commit(control, [
      markUserActive(control, memberId),
      insertControlAuditIfChanged(control, auditOf(context, "users.set-active", memberId)),
    ]).catch((error: unknown) => {
      throw isUniqueViolation(error) ? notNow() : error;
    });
    if (activated.length === 0) throw notNow();
  },
});

const notNow = () => new AppError("conflict", "people.problem.not-removed");
