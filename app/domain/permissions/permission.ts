/**
 * What a role can be allowed. The menu's permission references of the specification are among them; the rest gate the
 * operations behind the screens.
 */
const permissions = [
  "TenantModel.ViewModel",
  "TenantModel.EditModel",
  "TenantModel.ViewDocument",
  "TenantModel.UploadDocument",
  "TenantModel.EditDocument",
  "TenantModel.ReprocessDocument",
  "TenantModel.DeleteDocument",
  "TenantModel.SubmitForTraining",
  "Model.ViewTrainingDocument",
  "Model.TrainModel",
  "Users",
  "Users.List",
  "Roles",
] as const;

export type Permission = (typeof permissions)[number];

/** What a role or key holds when it may do everything. */
export const everything = "*";
