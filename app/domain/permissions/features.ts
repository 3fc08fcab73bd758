import { everything, type Permission, permissions } from "./permission";

/**
 * The parts of the product that an administrator can give a user, with the permissions that belong to each. A feature
 * never adds a permission: it lets through what the role allows.
 */
export const features = {
  documents: [
    "TenantModel.ViewDocument",
    "TenantModel.UploadDocument",
    "TenantModel.EditDocument",
    "TenantModel.ApproveDocument",
    "TenantModel.ApproveByMail",
    "TenantModel.ReprocessDocument",
    "TenantModel.DeleteDocument",
    "TenantModel.ReleaseDocument",
    "TenantModel.SendDocument",
    "TenantModel.SubmitForTraining",
    "Suppliers",
    "Suppliers.Edit",
    "Suppliers.SettleBankAccount",
  ],
  training: ["Model.ViewTrainingDocument", "Model.EditTrainingDocument", "Model.TrainModel"],
  models: ["TenantModel.ViewModel", "TenantModel.EditModel"],
  reports: ["Reports", "Reports.Send"],
  people: ["Users", "Users.List", "Users.Invite", "Users.Edit", "Users.Delete", "Roles", "Roles.Edit"],
  administration: [
    "Tenant.Edit",
    "Tenant.Delete",
    "Tenant.Export",
    "ApiKeys",
    "ApiKeys.Edit",
    "Webhooks",
    "Webhooks.Edit",
    "Audit",
    "Billing",
    "Billing.Edit",
  ],
} as const satisfies Record<string, readonly Permission[]>;

export type Feature = keyof typeof features;

/** The feature that a permission belongs to; every permission has one. */
export const featureOf = (permission: Permission): Feature =>
  (Object.keys(features) as Feature[]).find((name) => isPartOf(permission, name)) ?? "administration";

const isPartOf = (permission: Permission, name: Feature) =>
  features[name].some((gated) => gated === permission);

/** What a role allows of the chosen features; all of it when nobody chose. */
export function permissionsWithin(held: readonly string[], chosen: readonly string[] | null): string[] {
  if (!chosen) return [...held];
  const open = new Set<string>(
    Object.entries(features).flatMap(([feature, gated]) => (chosen.includes(feature) ? gated : [])),
  );
  const all = held.includes(everything) ? permissions : held;
  return all.filter((permission) => open.has(permission));
}
