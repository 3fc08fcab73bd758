import { permissionsWithin } from "~/domain/permissions/features";
import { everything } from "~/domain/permissions/permission";

type Held = Parameters<typeof permissionsWithin>;

/**
 * Whether someone of these permissions and features sees documents: without that, nothing can be asked of the person.
 */
export function maySeeDocuments({
  permissions,
  features,
}: {
  permissions: Held[0];
  features: Held[1];
}): boolean {
  const held = permissionsWithin(permissions, features);
  return held.includes(everything) || held.includes("TenantModel.ViewDocument");
}
