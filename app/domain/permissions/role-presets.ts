import type { Permission } from "./permission";

const clerk: readonly Permission[] = [
  "TenantModel.ViewDocument",
  "TenantModel.UploadDocument",
  "TenantModel.EditDocument",
  "TenantModel.ReprocessDocument",
  "TenantModel.SubmitForTraining",
];

/**
 * What the form of a new role can start from. A clerk sends and corrects documents, a reviewer settles them and keeps the
 * suppliers, a program (API) reads models, sends documents and takes values.
 */
export const rolePresets = {
  clerk,
  reviewer: [
    ...clerk,
    "TenantModel.ApproveDocument",
    "TenantModel.ReleaseDocument",
    "TenantModel.SendDocument",
    "Suppliers",
    "Suppliers.Edit",
    "Reports",
  ],
  api: [
    "TenantModel.ViewModel",
    "TenantModel.ViewDocument",
    "TenantModel.UploadDocument",
    "TenantModel.EditDocument",
  ],
} as const satisfies Record<string, readonly Permission[]>;

export type RolePreset = keyof typeof rolePresets;

export const isRolePreset = (name: string | null): name is RolePreset =>
  name !== null && Object.hasOwn(rolePresets, name);
