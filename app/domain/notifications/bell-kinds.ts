import type { Permission } from "../permissions/permission";

/**
 * What the bell tells, and whom: the person that the row names (`null`), or everybody who holds a permission. Of reports that nobody
 * asked for, since they are sent by a schedule, it tells those who may see reports. `<kind>` is the rest of the keys
 * `notifications.bell.<kind>`.
 */
export const bellAudience = {
  assigned: null,
  comment: null,
  "bulk-done": null,
  "bulk-stopped": null,
  "edits-ready": null,
  "edits-done": null,
  "edits-failed": null,
  "report-ready": null,
  "report-failed": null,
  "new-account": "Suppliers.SettleBankAccount",
  "training-done": "Model.TrainModel",
  "training-failed": "Model.TrainModel",
  "budget-withdrawn": "TenantModel.EditModel",
  "budget-supplier": "TenantModel.EditModel",
  "budget-lost": "TenantModel.EditModel",
  "folder-failing": "TenantModel.EditModel",
  "mailbox-failing": "Tenant.Edit",
  "webhook-failing": "Webhooks",
  "release-failed": "TenantModel.ReleaseDocument",
  "erp-refused": "TenantModel.ReleaseDocument",
  "export-ready": "Tenant.Export",
  "export-failed": "Tenant.Export",
  "invitation-accepted": "Users.Invite",
  usage: "Billing",
} as const satisfies Record<string, Permission | null>;

export type BellKind = keyof typeof bellAudience;

/** What the page asks for that a line leads to (see `bellPath`). */
const pagePermission = {
  assigned: "TenantModel.ViewDocument",
  comment: "TenantModel.ViewDocument",
  "bulk-done": "TenantModel.ViewDocument",
  "bulk-stopped": "TenantModel.ViewDocument",
  "edits-ready": "TenantModel.ViewDocument",
  "edits-done": "TenantModel.ViewDocument",
  "edits-failed": "TenantModel.ViewDocument",
  "report-ready": "Reports",
  "report-failed": "Reports",
  "new-account": "TenantModel.ViewDocument",
  "training-done": "Model.ViewTrainingDocument",
  "training-failed": "Model.ViewTrainingDocument",
  "budget-withdrawn": "TenantModel.ViewModel",
  "budget-supplier": "TenantModel.ViewModel",
  "budget-lost": "TenantModel.ViewModel",
  "folder-failing": "TenantModel.ViewModel",
  "mailbox-failing": "Tenant.Edit",
  "webhook-failing": "Webhooks",
  "release-failed": "TenantModel.ViewDocument",
  "erp-refused": "TenantModel.ViewDocument",
  "export-ready": "Tenant.Export",
  "export-failed": "Tenant.Export",
  "invitation-accepted": "Users.List",
  usage: "Billing",
} as const satisfies Record<BellKind, Permission>;

const audiences: Permission[] = [
  ...new Set([
    ...Object.values(bellAudience).filter((permission) => permission !== null),
    "Reports" as const,
  ]),
];
const kinds = Object.keys(bellAudience) as BellKind[];

/**
 * What somebody may be told, by the permissions that the person holds: those that lines are for, and the kinds of lines that lead to a
 * page that the person may open.
 */
export const bellScopeOf = (isHeld: (permission: Permission) => boolean) => ({
  permissions: audiences.filter(isHeld),
  kinds: kinds.filter((kind) => isHeld(pagePermission[kind])),
});

/** How long a line is shown; the shard's trigger deletes what is older when something new comes. */
export const bellLifetime = 90 * 24 * 60 * 60 * 1000;

/** More lines than these are counted as that many: the bell says "99+". */
export const maxUnreadShown = 100;

export const isBellKind = (kind: string): kind is BellKind => kind in bellAudience;

/**
 * A line of the bell. `name` is what it is about (a file, a model, a server, a share of the plan), `by` who did it, `subjectId` and
 * `modelId` lead to it.
 */
export type BellLine = {
  id: string;
  kind: BellKind;
  name: string;
  by: string | null;
  subjectId: string;
  modelId: string | null;
  at: Date;
  isRead: boolean;
};

/** The page that a line leads to. */
export function bellPath({
  kind,
  subjectId,
  modelId,
}: Pick<BellLine, "kind" | "subjectId" | "modelId">): string {
  const [subject, model] = [encodeURIComponent(subjectId), encodeURIComponent(modelId ?? "")];
  switch (kind) {
    case "assigned":
    case "comment":
    case "new-account":
    case "release-failed":
    case "erp-refused":
      return `/documents/${subject}`;
    case "bulk-done":
    case "bulk-stopped":
      return `/document-processing/${model}/documents`;
    case "edits-ready":
    case "edits-done":
    case "edits-failed":
      return `/edits/${model}/uploads/${subject}`;
    case "report-ready":
    case "report-failed":
      return "/reports/files";
    case "training-done":
    case "training-failed":
      return `/training-documents/${subject}/training-documents`;
    case "budget-withdrawn":
    case "budget-supplier":
    case "budget-lost":
      return `/aimodels/error-budget/${subject}`;
    case "folder-failing":
      return `/aimodels/intake-ftp-settings/${subject}`;
    case "mailbox-failing":
      return "/connections/mailbox";
    case "webhook-failing":
      return `/connections/webhooks/${subject}`;
    case "export-ready":
    case "export-failed":
      return "/tenant/export";
    case "invitation-accepted":
      return "/Users/users";
    case "usage":
      return "/billing";
    default:
      return kind satisfies never;
  }
}
