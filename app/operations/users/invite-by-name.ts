import { findDefaultFeatures } from "~/data/control/default-features";
import { inviteByNameInput } from "~/domain/people/user-inputs";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireGrantableRole } from "../roles/steps/require-role";
import { putInvitation } from "./steps/put-invitation";

/**
 * Invites someone by e-mail and first name alone, with the features for new users and, unless a role is named, the role
 * that allows least. Returns the id of the user.
 */
export const inviteByName = defineOperation({
  name: "users.invite-by-name",
  permission: "Users.Invite",
  input: inviteByNameInput,
  async run(context: TenantContext, invitation) {
    const roleId = invitation.roleId ?? assistantRoleOf(context.tenant);
    await requireGrantableRole(context, roleId);
    const features = await findDefaultFeatures(context.control);
    return putInvitation(context, { ...invitation, roleId, features });
  },
});
