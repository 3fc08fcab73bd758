import type { BellReader } from "~/data/shard/bell";
import { bellAudience } from "~/domain/notifications/bell-kinds";
import { isAllowed } from "~/domain/permissions/actor";
import type { TenantContext } from "../../context";

const audiences = [...new Set(Object.values(bellAudience))].filter((permission) => permission !== null);

/** Whose bell it is, and what that person may be told besides what is for the person alone. */
export const bellReaderOf = ({ actor }: TenantContext): BellReader => ({
  userId: actor.id,
  permissions: audiences.filter((permission) => isAllowed(actor, permission)),
});
