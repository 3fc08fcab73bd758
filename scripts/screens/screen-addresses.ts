import type { Page } from "playwright-core";

/** Where a screen is: an address, or the first link on another screen that begins with `link`, and its tail. */
type Address = string | { on: string; link: string; tail?: string };

const baseModel = "invoices-north-america";

/** What is seen without signing in, by the name of its picture. */
export const openScreens: Record<string, Address> = {
  login: "/login",
  signup: "/signup",
  forgot: "/login/forgot",
  product: "/product",
  pricing: "/pricing?country=US",
  "pricing-none": "/pricing?country=XX",
  try: "/try",
  manual: "/support/user-manual",
  terms: "/support/terms-and-conditions",
  privacy: "/support/privacy-policy",
  "not-found": "/no-such-page",
};

/** What a member of the demo's organization sees. */
export function memberScreens(models: Record<string, string>): Record<string, Address> {
  const model = models[baseModel];
  const energy = models["energy-bills"];
  const training = `/training-documents/${baseModel}`;
  const list = `/document-processing/${model}/documents`;
  const document = { on: list, link: "/documents/" };
  return {
    dashboard: "/dashboard",
    "dashboard-models": "/dashboard/models",
    documents: list,
    "documents-facet": `${list}?readiness=look`,
    "documents-empty": `${list}?text=nothing-of-this-name`,
    document,
    "document-handle": { ...document, tail: "/handle" },
    "document-move": { ...document, tail: "/move" },
    "document-delete": { ...document, tail: "/delete" },
    "document-e-invoice": { ...document, tail: "/e-invoice" },
    inbox: "/inbox",
    "inbox-rules": "/inbox/rules",
    assigned: "/assigned",
    postponed: "/assigned?list=postponed",
    search: "/search?text=invoice",
    trash: `/document-processing/${model}/trash`,
    "zip-files": `/document-processing/${model}/zip-files`,
    sendings: `/document-processing/${model}/erp`,
    photo: `/photo/${model}`,
    models: "/aimodels/aimodels-list",
    "model-upload": "/aimodels/upload-aimodel",
    "model-copy": `/aimodels/copy-aimodel/${model}`,
    "model-archive": `/aimodels/archive-aimodel/${model}`,
    "model-new": "/aimodels/create-aimodel",
    "model-form": `/aimodels/create-aimodel?baseModel=${baseModel}`,
    "model-edit": `/aimodels/edit-aimodel/${model}`,
    "model-export": `/aimodels/export-settings/${model}`,
    "model-rules": `/aimodels/rules/${model}`,
    "model-budget": `/aimodels/error-budget/${model}`,
    "model-blind-check": `/aimodels/blind-check/${model}`,
    "model-compare": `/aimodels/compare/${model}`,
    "model-report": `/aimodels/report-settings/${model}`,
    "model-erp": `/aimodels/dynamic365-settings/${model}`,
    "model-intake-ftp": `/aimodels/intake-ftp-settings/${model}`,
    "model-ftp": `/aimodels/ftp-settings/${model}`,
    "model-mail": `/aimodels/email-connector-settings/${model}`,
    validation: `/validation/${model}/ai`,
    "validation-api": `/validation/${model}/api`,
    edits: `/edits/${model}`,
    energy: `/energy/${energy}`,
    "energy-checks": `/energy/${energy}/checks`,
    "energy-account": { on: `/energy/${energy}`, link: `/energy/${energy}/accounts/` },
    descriptors: "/aimodels/bill-descriptors",
    training: `${training}/training-documents`,
    annotations: `${training}/annotations`,
    suppliers: "/suppliers",
    "supplier-new": "/suppliers/create",
    "suppliers-import": "/suppliers/import",
    orders: "/orders",
    "orders-import": "/orders/import",
    "order-settings": "/orders/settings",
    reports: "/reports",
    "report-files": "/reports/files",
    intake: "/aimodels/intake-log",
    users: "/Users/users",
    "user-invite": "/Users/inviteuser",
    "user-features": "/Users/default-features",
    "user-edit": { on: "/Users/users", link: "/Users/edituser/" },
    "api-users": "/Users/api-users",
    "api-user-new": "/Users/api-users/create",
    roles: "/roles/roles",
    "role-new": "/roles/addRole",
    "role-edit": { on: "/roles/roles", link: "/roles/editrole/" },
    profile: "/Profile/editprofile",
    "profile-email": "/Profile/email",
    "profile-password": "/Profile/password",
    "profile-sessions": "/Profile/sessions",
    "profile-factor": "/Profile/second-factor",
    "profile-mails": "/Profile/mails",
    tenant: "/tenant/settings",
    "tenant-export": "/tenant/export",
    "tenant-restore": "/tenant/restore",
    "tenant-deletion": "/tenant/deletion",
    billing: "/billing",
    "billing-cancel": "/billing/cancel",
    "billing-method": "/billing/payment-method",
    products: "/payment_process/products",
    "billing-change": { on: "/billing", link: "/billing/change/" },
    connections: "/connections",
    mailbox: "/connections/mailbox",
    webhooks: "/connections/webhooks",
    "webhook-new": "/connections/webhooks/create",
    audit: "/audit",
    notifications: "/notifications",
    faq: "/support/faq",
    design: "/dev/design",
  };
}

/** The address itself, looked up on the page where it is linked; null where no link leads there. */
export async function addressOf(page: Page, address: Address): Promise<string | null> {
  if (typeof address === "string") return address;
  await page.goto(address.on);
  const link = page.locator(`main a[href^="${address.link}"]`).first();
  const found = await link.getAttribute("href", { timeout: 2_000 }).catch(() => null);
  return found && `${found.split("?")[0]}${address.tail ?? ""}`;
}
