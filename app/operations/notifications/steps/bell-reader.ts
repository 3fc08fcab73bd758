import type { BellReader } from "~/data/shard/bell";
import { bellLifetime, bellScopeOf } from "~/domain/notifications/bell-kinds";
import { isAllowed } from "~/domain/permissions/actor";
import type { TenantContext } from "../../context";

/** Whose bell it is, what that person may be told besides what is for the person alone, and since when. */
export const bellReaderOf = ({ actor, now }: TenantContext): BellReader => ({
  userId: actor.id,
  ...bellScopeOf((permission) => isAllowed(actor, permission)),
  since: new Date(now().getTime() - bellLifetime),
});
