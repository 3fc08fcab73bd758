import type { MenuItem } from "./menu-item";

/** The main menu (specification, section 2, 'Sidebar menu', and our own pages), in the order in which it is shown. */
export const menuItems: readonly MenuItem[] = [
  { key: "dashboard.title", icon: "home", to: "/dashboard" },
  { key: "intake.inbox.title", icon: "inbox", to: "/inbox", needs: "TenantModel.ViewDocument" },
  {
    key: "review.handling.assigned-title",
    icon: "person",
    to: "/assigned",
    needs: "TenantModel.ViewDocument",
  },
  { key: "list.search-all", icon: "search", to: "/search", needs: "TenantModel.ViewDocument" },
  {
    key: "shell.document-processing",
    needs: "TenantModel.ViewDocument",
    each: "tenant-models",
    whenEmpty: "shell.no-models",
  },
  { key: "shell.document-training", needs: "Model.ViewTrainingDocument", each: "base-models" },
  { key: "shell.reports", icon: "report", to: "/reports", needs: "Users" },
  {
    key: "shell.manage-models",
    icon: "models",
    to: "/aimodels/aimodels-list",
    needs: "TenantModel.ViewModel",
  },
  { key: "suppliers.title", icon: "truck", to: "/suppliers", needs: "Suppliers" },
  {
    key: "shell.user-management",
    needs: "Users",
    children: [
      { key: "shell.manage-users", icon: "people", to: "/Users/users", needs: "Users.List" },
      { key: "shell.manage-roles", icon: "shield", to: "/roles/roles", needs: "Roles" },
      { key: "shell.api-users", icon: "key", to: "/Users/api-users", needs: "ApiKeys" },
    ],
  },
  {
    key: "shell.organization",
    children: [
      { key: "shell.tenant-settings", icon: "settings", to: "/tenant/settings", needs: "Tenant.Edit" },
      { key: "shell.connections", icon: "plug", to: "/connections", needs: "Webhooks" },
      { key: "shell.billing", icon: "card", to: "/billing", needs: "Billing" },
      { key: "shell.audit", icon: "log", to: "/audit", needs: "Audit" },
    ],
  },
  { key: "customers.service.title", icon: "report", to: "/operations", onlySystemAdmin: true },
  { key: "shell.customers", icon: "customers", to: "/customers", onlySystemAdmin: true },
];
