import type { Person } from "~/domain/accounts/person";
import type { VisitorContext } from "~/operations/context";

/**
 * The context in which a system administrator acts for the picked customer, with the person's permissions; null when
 * none is picked.
 */
export function actingFor(
  context: VisitorContext,
  { id, isSystemAdmin, actingTenantId, permissions }: Person,
): { context: VisitorContext; tenantId: string } | null {
  if (!isSystemAdmin || !actingTenantId) return null;
  const actor = { kind: "person", id, isSystemAdmin, permissions } as const;
  return {
    context: { ...context, actor: { ...actor, onBehalfOf: actingTenantId } },
    tenantId: actingTenantId,
  };
}
