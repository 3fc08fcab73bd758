import { commit } from "~/data/commit";
import { insertAccountAudit } from "~/data/control/control-audit";
import { setLanguageOf, setMemberNames, setNames } from "~/data/control/profile";
import { profileForm } from "~/domain/accounts/profile-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { accountAudit } from "./steps/account-audit";

/** Changes one's own names, in the account and as a member of the tenant, and the language. */
export const editProfile = defineOperation({
  name: "accounts.edit-profile",
  permission: "signed-in",
  input: profileForm,
  async run(context: VisitorContext, { language, ...names }) {
    const { id } = context.actor;
    await commit(context.control, [
      setNames(context.control, id, names),
      setMemberNames(context.control, id, names),
      setLanguageOf(context.control, id, language),
      insertAccountAudit(context.control, accountAudit(context, "accounts.edit-profile", id)),
    ]);
  },
});
