import { inject } from "vitest";
import { demoAccount } from "~/domain/demo/demo-account";
import routes from "../../app/routes";

/** Whose eyes a page is looked at with. */
export type Onlooker = (typeof onlookers)[number];

/**
 * A newcomer has an account, a founder an organization without a plan. A stranger comes from a provider that proves no
 * e-mail; a doubted one has given a password and owes the second factor.
 */
export const onlookers = [
  ...(["anybody", "stranger", "doubted", "newcomer", "founder", "member", "administrator"] as const),
];

/** Where a page can be seen: addresses, or the first link of a page that begins with `link`, and its tail. */
export type PageAddress = string | { on: string; link: string; tail?: string };

type Visit = { as: Onlooker; at: PageAddress[] };

/** Documents that show what the pages can say: a plain one, one held for a duplicate, a proposed split; a version. */
export type Shown = {
  document: string;
  duplicate: string;
  splittable: string;
  version: string;
  /** The address of an API user with a key. */
  apiUser: string;
  /** The address of a webhook endpoint with a delivery. */
  webhook: string;
  /** The address of a supplier. */
  supplier: string;
  /** The address of a purchase order. */
  order: string;
  /** The address of an export template. */
  template: string;
  /** The address of an upload of values. */
  edits: string;
};

const demoTenant = demoAccount.tenantId;
const baseModel = "invoices-north-america";
const visit = (as: Onlooker, ...at: PageAddress[]): Visit => ({ as, at });
const user = { on: "/Users/users", link: "/Users/edituser/" };
const role = { on: "/roles/roles", link: "/roles/editrole/" };

/** How each page of the route table is seen, by its path there. A page without its line here fails the tests. */
export function pageVisits({
  document,
  duplicate,
  splittable,
  version,
  apiUser,
  webhook,
  supplier,
  order,
  template,
  edits,
}: Shown): Record<string, Visit> {
  const model = inject("demo").models[baseModel];
  const energy = inject("demo").models["energy-bills"];
  const training = `/training-documents/${baseModel}`;
  return {
    login: visit("anybody", "/login"),
    "login/forgot": visit("anybody", "/login/forgot"),
    "login/verify": visit("stranger", "/login/verify"),
    "login/second-factor": visit("doubted", "/login/second-factor"),
    signup: visit("anybody", "/signup"),
    logout: visit("anybody", "/logout"),
    "support/user-manual": visit("anybody", "/support/user-manual"),
    "support/faq": visit("member", "/support/faq"),
    "support/terms-and-conditions": visit("anybody", "/support/terms-and-conditions"),
    "support/privacy-policy": visit("anybody", "/support/privacy-policy"),
    product: visit("anybody", "/product"),
    pricing: visit("anybody", "/pricing?country=US", "/pricing?country=XX"),
    try: visit("anybody", "/try"),
    // What someone else tried, or what is gone; a result has its own journey.
    "try/:visitId": visit("anybody", "/try/019abc00-0000-7000-8000-000000000000"),
    "404": visit("anybody", "/no-such-page"),
    refused: visit("anybody", "/reports/kept-file?tenantId=none"),
    "create-tenant": visit("newcomer", "/create-tenant"),
    "create-tenant/done": visit("founder", "/create-tenant/done"),
    "payment_process/products": visit("founder", "/payment_process/products"),
    "payment_process/payment_information": visit("founder", {
      on: "/payment_process/products",
      link: "/payment_process/payment_information",
    }),
    billing: visit("member", "/billing"),
    "billing/change/:planCode": visit("member", { on: "/billing", link: "/billing/change/" }),
    "billing/cancel": visit("member", "/billing/cancel"),
    "billing/reactivate": visit("member", "/billing/reactivate"),
    "billing/payment-method": visit("member", "/billing/payment-method"),
    dashboard: visit("member", "/dashboard"),
    "dashboard/models": visit("member", "/dashboard/models"),
    reports: visit("member", "/reports"),
    "reports/files": visit("member", "/reports/files?report=edited&format=csv"),
    "mails/stop": visit("anybody", "/mails/stop?user=none&kind=daily&token=none"),
    "mails/correct": visit("anybody", "/mails/correct?user=none&token=none"),
    "reports/stop": visit("anybody", "/reports/stop?tenantId=none&model=none&token=none"),
    "aimodels/aimodels-list": visit("member", "/aimodels/aimodels-list"),
    "aimodels/create-aimodel": visit(
      "member",
      "/aimodels/create-aimodel",
      `/aimodels/create-aimodel?baseModel=${baseModel}`,
    ),
    "aimodels/edit-aimodel/:id": visit("member", `/aimodels/edit-aimodel/${model}`),
    "aimodels/export-settings/:id": visit("member", `/aimodels/export-settings/${model}`),
    "aimodels/export-settings/:id/:templateId": visit("member", template),
    "aimodels/export-settings/:id/:templateId/delete": visit("member", `${template}/delete`),
    "aimodels/rules/:id": visit("member", `/aimodels/rules/${model}`),
    "aimodels/blind-check/:id": visit("member", `/aimodels/blind-check/${model}`),
    "aimodels/compare/:id": visit("member", `/aimodels/compare/${model}`),
    "aimodels/error-budget/:id": visit(
      "member",
      `/aimodels/error-budget/${model}`,
      `/aimodels/error-budget/${model}?errors=2&values=3`,
    ),
    "aimodels/ftp-settings/:id": visit("member", `/aimodels/ftp-settings/${model}`),
    "aimodels/intake-ftp-settings/:id": visit("member", `/aimodels/intake-ftp-settings/${model}`),
    "aimodels/dynamic365-settings/:id": visit("member", `/aimodels/dynamic365-settings/${model}`),
    "aimodels/report-settings/:id": visit("member", `/aimodels/report-settings/${model}`),
    "aimodels/email-connector-settings/:id": visit("member", `/aimodels/email-connector-settings/${model}`),
    "aimodels/copy-aimodel/:id": visit("member", `/aimodels/copy-aimodel/${model}`),
    "aimodels/archive-aimodel/:id": visit("member", `/aimodels/archive-aimodel/${model}`),
    "aimodels/restore-aimodel/:id": visit("member", `/aimodels/restore-aimodel/${model}`),
    "aimodels/upload-aimodel": visit("member", "/aimodels/upload-aimodel"),
    "aimodels/intake-log": visit("member", "/aimodels/intake-log"),
    "aimodels/bill-descriptors": visit("member", "/aimodels/bill-descriptors"),
    "validation/:tenantAIModelId/:report": visit(
      "member",
      `/validation/${model}/ai`,
      `/validation/${model}/api`,
    ),
    "edits/:tenantAIModelId": visit(
      "member",
      `/edits/${model}`,
      `/edits/${model}?startDate=2026-10-10&endDate=2026-10-01`,
    ),
    "edits/:tenantAIModelId/uploads/:uploadId": visit("member", edits),
    "energy/:tenantAIModelId": visit("member", `/energy/${energy}`),
    "energy/:tenantAIModelId/checks": visit("member", `/energy/${energy}/checks`),
    "energy/:tenantAIModelId/accounts/:accountId": visit("member", {
      on: `/energy/${energy}`,
      link: `/energy/${energy}/accounts/`,
    }),
    "document-processing/:tenantAIModelId/documents": visit(
      "member",
      `/document-processing/${model}/documents`,
      `/document-processing/${model}/documents?startDate=2026-10-10&endDate=2026-10-01`,
    ),
    inbox: visit("member", "/inbox"),
    "inbox/rules": visit("member", "/inbox/rules"),
    "photo/:tenantAIModelId?": visit("member", `/photo/${model}`, "/photo"),
    assigned: visit("member", "/assigned", "/assigned?list=postponed"),
    notifications: visit("member", "/notifications"),
    search: visit("member", "/search?text=invoice"),
    "document-processing/:tenantAIModelId/trash": visit("member", `/document-processing/${model}/trash`),
    "document-processing/:tenantAIModelId/delete-selection": visit(
      "member",
      `/document-processing/${model}/delete-selection`,
    ),
    "document-processing/:tenantAIModelId/approve-selection": visit(
      "member",
      `/document-processing/${model}/approve-selection`,
    ),
    "document-processing/:tenantAIModelId/erp": visit(
      "member",
      ...["", "?state=waiting", "?state=sent"].map((query) => `/document-processing/${model}/erp${query}`),
    ),
    "document-processing/:tenantAIModelId/zip-files": visit(
      "member",
      `/document-processing/${model}/zip-files`,
    ),
    "document-processing/:tenantAIModelId/zip-files/:zipFileId": visit("member", {
      on: `/document-processing/${model}/zip-files`,
      link: `/document-processing/${model}/zip-files/`,
    }),
    "documents/:documentId": visit(
      "member",
      ...[document, duplicate, splittable].map((id) => `/documents/${id}`),
      `/documents/${document}?done=save`,
    ),
    "documents/:documentId/delete": visit("member", `/documents/${document}/delete`),
    "documents/:documentId/handle": visit("member", `/documents/${document}/handle`),
    "documents/:documentId/move": visit("member", `/documents/${document}/move`),
    "documents/:documentId/e-invoice": visit(
      "member",
      `/documents/${document}/e-invoice`,
      `/documents/${document}/e-invoice?profile=xrechnung`,
    ),
    "documents/:documentId/replay": visit("member", `/documents/${document}/replay`),
    "training-documents/:aiModelId/training-documents": visit("member", `${training}/training-documents`),
    "training-documents/:aiModelId/annotations": visit("member", `${training}/annotations`),
    "training-documents/:aiModelId/publish": visit("administrator", `${training}/publish`),
    "training-documents/:aiModelId/take-back": visit("administrator", `${training}/take-back`),
    "training-documents/:aiModelId/versions/:versionId": visit("member", `${training}/versions/${version}`),
    "training-documents/:aiModelId/versions/:versionId/:decision": visit(
      "member",
      ...["promote", "discard"].map((what) => `${training}/versions/${version}/${what}`),
    ),
    "Users/users": visit("member", "/Users/users"),
    "Users/inviteuser": visit("member", "/Users/inviteuser"),
    "Users/default-features": visit("member", "/Users/default-features"),
    "Users/edituser/:userId": visit("member", user),
    "Users/edituser/:userId/:userAction": visit("member", { ...user, tail: "/delete" }),
    "Users/api-users": visit("member", "/Users/api-users"),
    "Users/api-users/create": visit("member", "/Users/api-users/create"),
    "Users/api-users/:userId": visit("member", apiUser),
    "Users/api-users/:userId/delete": visit("member", `${apiUser}/delete`),
    "Users/api-users/:userId/keys/create": visit("member", `${apiUser}/keys/create`),
    "Users/api-users/:userId/keys/:keyId/revoke": visit("member", {
      on: apiUser,
      link: `${apiUser}/keys/0`,
    }),
    "roles/roles": visit("member", "/roles/roles"),
    "roles/addRole": visit("member", "/roles/addRole"),
    "roles/editrole/:roleId": visit("member", role),
    "roles/editrole/:roleId/delete": visit("member", { ...role, tail: "/delete" }),
    "Profile/editprofile": visit("member", "/Profile/editprofile"),
    "Profile/email": visit("member", "/Profile/email"),
    "Profile/password": visit("member", "/Profile/password"),
    "Profile/second-factor": visit("member", "/Profile/second-factor"),
    "Profile/sessions": visit("member", "/Profile/sessions"),
    "Profile/mails": visit("member", "/Profile/mails"),
    "tenant/settings": visit("member", "/tenant/settings"),
    "tenant/settings/renew-address": visit("member", "/tenant/settings/renew-address"),
    "tenant/export": visit("member", "/tenant/export"),
    "tenant/restore": visit("member", "/tenant/restore"),
    "tenant/deletion": visit("member", "/tenant/deletion"),
    "tenant/deletion/cancel": visit("member", "/tenant/deletion/cancel"),
    "tenant/suspended": visit("member", "/tenant/suspended"),
    audit: visit("member", "/audit"),
    connections: visit("member", "/connections"),
    "connections/mailbox": visit("member", "/connections/mailbox"),
    orders: visit("member", "/orders"),
    "orders/import": visit("member", "/orders/import"),
    "orders/settings": visit("member", "/orders/settings"),
    "orders/:orderId": visit("member", order),
    "orders/:orderId/delete": visit("member", `${order}/delete`),
    suppliers: visit("member", "/suppliers"),
    "suppliers/create": visit("member", "/suppliers/create"),
    "suppliers/import": visit("member", "/suppliers/import"),
    "suppliers/:supplierId": visit("member", supplier),
    "suppliers/:supplierId/edit": visit("member", `${supplier}/edit`),
    "suppliers/:supplierId/delete": visit("member", `${supplier}/delete`),
    "documents/:documentId/bank-account": visit("member", `/documents/${document}/bank-account`),
    "connections/webhooks": visit("member", "/connections/webhooks"),
    "connections/webhooks/create": visit("member", "/connections/webhooks/create"),
    "connections/webhooks/:webhookId": visit("member", webhook),
    "connections/webhooks/:webhookId/edit": visit("member", `${webhook}/edit`),
    "connections/webhooks/:webhookId/rotate": visit("member", `${webhook}/rotate`),
    "connections/webhooks/:webhookId/delete": visit("member", `${webhook}/delete`),
    operations: visit("administrator", "/operations"),
    customers: visit("administrator", "/customers"),
    "customers/plan-requests": visit("administrator", "/customers/plan-requests"),
    "customers/:tenantId/move": visit("administrator", `/customers/${demoTenant}/move`),
    "customers/:tenantId/suspend": visit("administrator", `/customers/${demoTenant}/suspend`),
    "customers/:tenantId/resume": visit("administrator", `/customers/${demoTenant}/resume`),
  };
}

/** Pages that show only in the middle of something, with what it is. Their parts are seen on other pages. */
export const seenInPassing: Record<string, string> = {
  "payment_process/checkout/:transactionId?": "a payment at the payment service",
};

type Entry = { path?: string | undefined; file: string; children?: Entry[] | undefined };

/** The paths of all pages of the route table; pages for developers are none. */
export const pagePaths = (): string[] => pathsIn(routes as Entry[], "");

const pathsIn = (entries: Entry[], above: string): string[] =>
  entries.flatMap(({ path, file, children }) => {
    const here = [above, path].filter(Boolean).join("/");
    if (children) return pathsIn(children, here);
    return file.endsWith(".tsx") && !file.startsWith("routes/dev/") && here ? [here] : [];
  });
