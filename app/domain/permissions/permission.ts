/**
 * What a role can be allowed. The menu's permission references of the specification are among them; the rest gate the
 * operations behind the screens.
 */
export const permissions = [
  "TenantModel.ViewModel",
  "TenantModel.EditModel",
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
  "Model.ViewTrainingDocument",
  "Model.EditTrainingDocument",
  "Model.TrainModel",
  "Suppliers",
  "Suppliers.Edit",
  "Suppliers.SettleBankAccount",
  "Reports",
  "Reports.Send",
  "Users",
  "Users.List",
  "Users.Invite",
  "Users.Edit",
  "Users.Delete",
  "Roles",
  "Roles.Edit",
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
] as const;

export type Permission = (typeof permissions)[number];

/** What a role or key holds when it may do everything. */
export const everything = "*";
