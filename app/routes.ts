import type { RouteConfig } from "@remix-run/route-config";
import { index, layout, route } from "@remix-run/route-config";

export default [
  index("routes/home/home.tsx"),
  route("set-language", "routes/shell/set-language.ts"),
  route("document-processing/:tenantAIModelId/upload", "routes/documents/upload.ts"),
  route("document-processing/:tenantAIModelId/documents.csv", "routes/documents/documents-export.ts", {
    id: "documents-csv",
  }),
  route("document-processing/:tenantAIModelId/documents.json", "routes/documents/documents-export.ts", {
    id: "documents-json",
  }),
  route("documents/:documentId/file", "routes/documents/document-file.ts"),
  route("documents/:documentId/result.json", "routes/documents/document-json.ts"),
  route("documents/:documentId/pages/:page/image", "routes/documents/page-image.ts"),
  route("create-tenant/name", "routes/tenants/tenant-name.ts"),
  route("dev/bare", "routes/dev/bare.tsx"),
  layout("routes/shell/plain.tsx", [
    route("login", "routes/accounts/login.tsx"),
    route("signup", "routes/accounts/signup.tsx"),
    route("logout", "routes/accounts/logout.tsx"),
    route("create-tenant", "routes/tenants/create-tenant.tsx"),
    route("create-tenant/done", "routes/tenants/tenant-created.tsx"),
    route("payment_process/products", "routes/payment/products.tsx"),
    route("support", "routes/support/support.tsx", [
      index("routes/support/support-start.ts"),
      route("user-manual", "routes/support/user-manual.tsx"),
      route("faq", "routes/support/faq.tsx"),
      route("terms-and-conditions", "routes/support/terms-and-conditions.tsx"),
      route("privacy-policy", "routes/support/privacy-policy.tsx"),
    ]),
    route("dev/outbox", "routes/dev/outbox.tsx"),
    route("*", "routes/shell/not-found.tsx"),
  ]),
  layout("routes/shell/shell.tsx", [
    route("dashboard", "routes/dashboard/dashboard.tsx"),
    route("aimodels/aimodels-list", "routes/models/models-list.tsx"),
    route("aimodels/create-aimodel", "routes/models/create-model.tsx"),
    route("aimodels/edit-aimodel/:id", "routes/models/edit-model.tsx"),
    route("aimodels/intake-log", "routes/intake/intake-log.tsx"),
    route("document-processing/:tenantAIModelId/documents", "routes/documents/documents.tsx"),
    route("documents/:documentId", "routes/documents/document.tsx"),
    route("documents/:documentId/delete", "routes/documents/delete-document.tsx"),
    route("documents/:documentId/replay", "routes/documents/replay.tsx"),
    route("training-documents/:aiModelId/training-documents", "routes/training/training.tsx"),
    route("training-documents/:aiModelId/versions/:versionId", "routes/training/version.tsx"),
    route("training-documents/:aiModelId/versions/:versionId/:decision", "routes/training/decide.tsx"),
  ]),
] satisfies RouteConfig;
