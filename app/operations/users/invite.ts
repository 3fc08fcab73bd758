import { inviteUserInput } from "~/domain/people/user-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireGrantableRole } from "../roles/steps/require-role";
import { putInvitation } from "./steps/put-invitation";

/** Invites someone by mail into a role with features. Returns the id of the user. */
export const inviteUser = defineOperation({
  name: "users.invite",
  permission: "Users.Invite",
  input: inviteUserInput,
  async run(context: TenantContext, invitation) {
    await requireGrantableRole(context, invitation.roleId);
    return putInvitation(context, invitation);
  },
});
