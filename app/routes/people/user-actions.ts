import type { DialogIconName } from "~/components/dialog/dialog-icon";
import { type UserStatus, userStatus } from "~/domain/accounts/person";
import type { Permission } from "~/domain/permissions/permission";
import type { TenantContext } from "~/operations/context";
import { deleteUser } from "~/operations/users/delete";
import { endUserSessions } from "~/operations/users/end-sessions";
import { removeUser } from "~/operations/users/remove";
import { resendInvitation } from "~/operations/users/resend-invitation";
import { setUserActive } from "~/operations/users/set-active";
import { withdrawInvitation } from "~/operations/users/withdraw-invitation";

type Input = { memberId: string; site: string };
type UserAction = {
  permission: Permission;
  /** Whom it can be done to. */
  to: readonly UserStatus[];
  icon: DialogIconName;
  run(context: TenantContext, input: Input): Promise<void>;
};

const { invited, active, removed } = userStatus;

/** What can be done to a user beside editing; each asks first, on a page of its own. */
export const userActions: Readonly<Record<string, UserAction>> = {
  resend: { permission: "Users.Invite", to: [invited], icon: "user", run: resendInvitation },
  withdraw: { permission: "Users.Invite", to: [invited], icon: "trash", run: withdrawInvitation },
  "set-active": { permission: "Users.Edit", to: [removed], icon: "user", run: setUserActive },
  "end-sessions": { permission: "Users.Edit", to: [active], icon: "user", run: endUserSessions },
  "set-removed": { permission: "Users.Edit", to: [active], icon: "user", run: removeUser },
  delete: { permission: "Users.Delete", to: [active, removed], icon: "trash", run: deleteUser },
};
