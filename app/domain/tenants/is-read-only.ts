import type { Access } from "../permissions/actor";
import type { Permission } from "../permissions/permission";
import type { Tenant } from "./tenant";

const closed: ReadonlySet<Access> = new Set<Permission>([
  "TenantModel.UploadDocument",
  "TenantModel.EditDocument",
  "TenantModel.ApproveDocument",
  "TenantModel.ReprocessDocument",
  "TenantModel.SubmitForTraining",
  "TenantModel.EditModel",
  "Model.EditTrainingDocument",
  "Model.TrainModel",
]);

/** Whether nothing new is processed for the tenant: it is suspended or will be erased. Reading and export still work. */
export const isReadOnly = ({ status }: Pick<Tenant, "status">): boolean => status !== "active";

/** Whether a read-only tenant's people still may do what asks for this access. */
export const worksWhileReadOnly = (access: Access): boolean => !closed.has(access);
