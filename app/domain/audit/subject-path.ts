import type { Permission } from "../permissions/permission";
import type { SubjectKind } from "./audited-operations";

/**
 * Something of the log that is still there: its name; what its page belongs to, where the address of the page names that, too;
 * and, of a member, the account.
 */
export type NamedSubject = { name: string; owner?: string | null; accountId?: string | null };

type Page = { needs: Permission; path(id: string, owner: string | null): string | null };

/** The page of each kind that has one, and what one needs to open it. The owner of an account is its member, of a key its API user, of others the model. */
const pages: Partial<Record<SubjectKind, Page>> = {
  account: { needs: "Users.Edit", path: (_, member) => member && `/Users/edituser/${member}` },
  "api-user": { needs: "ApiKeys", path: (id) => `/Users/api-users/${id}` },
  bill: { needs: "Billing", path: () => "/billing" },
  document: { needs: "TenantModel.ViewDocument", path: (id) => `/documents/${id}` },
  "edit-upload": {
    needs: "TenantModel.ViewDocument",
    path: (id, model) => model && `/edits/${model}/uploads/${id}`,
  },
  "export-template": {
    needs: "TenantModel.EditModel",
    path: (id, model) => model && `/aimodels/export-settings/${model}/${id}`,
  },
  key: { needs: "ApiKeys", path: (_, user) => user && `/Users/api-users/${user}` },
  member: { needs: "Users.Edit", path: (id) => `/Users/edituser/${id}` },
  model: { needs: "TenantModel.EditModel", path: (id) => `/aimodels/edit-aimodel/${id}` },
  order: { needs: "Suppliers", path: (id) => `/orders/${id}` },
  role: { needs: "Roles", path: (id) => `/roles/editrole/${id}` },
  supplier: { needs: "Suppliers", path: (id) => `/suppliers/${id}` },
  tenant: { needs: "Tenant.Edit", path: () => "/tenant/settings" },
  webhook: { needs: "Webhooks", path: (id) => `/connections/webhooks/${id}` },
  "zip-file": {
    needs: "TenantModel.ViewDocument",
    path: (id, model) => model && `/document-processing/${model}/zip-files/${id}`,
  },
};

/** Where the page of something of the log is; null if it has none, or none that this reader may open. */
export function subjectPath(
  { id, kind, owner = null }: { id: string; kind: SubjectKind; owner?: string | null | undefined },
  may: (permission: Permission) => boolean,
): string | null {
  const page = pages[kind];
  return page && may(page.needs) ? page.path(encodeURIComponent(id), owner) : null;
}
