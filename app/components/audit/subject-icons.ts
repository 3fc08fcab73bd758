import type { SubjectKind } from "~/domain/audit/audited-operations";
import type { MenuIcon } from "~/domain/menu/menu-item";

/** The sign before a line of the log, by what it is about; the menu's signs, where there is one for it. */
export const subjectIcons: Record<SubjectKind | "other", MenuIcon> = {
  account: "person",
  "api-user": "key",
  bill: "card",
  document: "text-file",
  "edit-upload": "text-file",
  export: "box",
  "export-template": "box",
  filter: "search",
  key: "key",
  member: "person",
  model: "models",
  order: "order",
  other: "log",
  party: "customers",
  "plan-request": "card",
  role: "shield",
  subscription: "card",
  supplier: "truck",
  tenant: "customers",
  webhook: "plug",
  "zip-file": "box",
};
