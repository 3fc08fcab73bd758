import { type Actor, isAllowed } from "../permissions/actor";

/**
 * Whether someone may see the address that documents are mailed to: it is a secret, and whoever knows it brings
 * documents in. So it is for those who may do that anyway, and for those who may replace it.
 */
export const maySeeMailAddress = (actor: Actor): boolean =>
  isAllowed(actor, "TenantModel.UploadDocument") || isAllowed(actor, "Tenant.Edit");
