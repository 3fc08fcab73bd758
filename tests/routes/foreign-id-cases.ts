import type { ForeignCase } from "@tests/support/foreign-ids";

const document = { documentId: "document" } as const;
const page = { ...document, page: "=1" } as const;
const model = { tenantAIModelId: "model" } as const;
const editUpload = { ...model, uploadId: "editUpload" } as const;
const zipFile = { ...model, zipFileId: "zipFile" } as const;
const base = { aiModelId: "=invoices-north-america" } as const;
const version = { ...base, versionId: "version" } as const;
const decision = { ...version, decision: "=promote" } as const;
const user = { userId: "user" } as const;
const apiUser = { userId: "apiUser" } as const;
const key = { ...apiUser, keyId: "key" } as const;
const role = { roleId: "role" } as const;
const webhook = { webhookId: "webhook" } as const;
const order = { orderId: "order" } as const;
const supplier = { supplierId: "supplier" } as const;
const savedWebhook = { url: "http://127.0.0.1:9/in", eventTypes: "document.approved" };
const template = { id: "model", templateId: "template" } as const;
const savedTemplate = { name: "Mine", format: "csv", rows: "document", heading: "File", source: "constant" };
const customer = { tenantId: "tenant" } as const;
// A visit is a tenant of its own; another's id opens nothing without the cookie of whoever sent the document.
const visit = { visitId: "tenant" } as const;
const changedUser = { givenName: "A", familyName: "B", roleId: "admin" };
const newKey = { name: "K", lifetime: "30", "permission.Users.List": "on" };

/** Every page and file that takes an id, with what the id names. A new route needs its row. */
export const foreignIdCases: Record<string, ForeignCase> = {
  "GET login/:provider": { ids: { provider: "=google" } },
  "GET login/:provider/callback": { ids: { provider: "=google" } },
  "GET assets/i18n/:file": { ids: { file: "=en.json" } },
  "GET try/:visitId": { ids: visit },
  // Whatever is asked to be deleted, there is nothing then.
  "POST try/:visitId": { ids: visit, status: 302 },
  "GET try/:visitId/pages/:page": { ids: { ...visit, page: "=1" } },
  "GET reports/files/:fileId": { ids: { fileId: "reportFile" } },
  // An upload answers for each of its files; the page that is led to says whether there is such a model.
  "GET document-processing/:tenantAIModelId/upload": { ids: model, status: 302 },
  "POST document-processing/:tenantAIModelId/upload": { ids: model, body: null, status: 422 },
  "GET document-processing/:tenantAIModelId/documents.csv": { ids: model },
  "GET document-processing/:tenantAIModelId/documents.json": { ids: model },
  "GET document-processing/:tenantAIModelId/documents": { ids: model },
  "GET document-processing/:tenantAIModelId/selection": { ids: model, status: 302 },
  "POST document-processing/:tenantAIModelId/selection": {
    ids: model,
    body: { intent: "csv", which: "all" },
  },
  "GET document-processing/:tenantAIModelId/filters": { ids: model, status: 302 },
  "POST document-processing/:tenantAIModelId/filters": {
    ids: model,
    body: { intent: "save", name: "Mine" },
  },
  "GET document-processing/:tenantAIModelId/columns": { ids: model, status: 302 },
  "POST document-processing/:tenantAIModelId/columns": { ids: model, body: { column: "source" } },
  "GET document-processing/:tenantAIModelId/delete-selection": { ids: model },
  "POST document-processing/:tenantAIModelId/delete-selection": { ids: model },
  "GET document-processing/:tenantAIModelId/approve-selection": { ids: model },
  "POST document-processing/:tenantAIModelId/approve-selection": { ids: model },
  "GET document-processing/:tenantAIModelId/erp": { ids: model },
  "POST document-processing/:tenantAIModelId/erp": { ids: model, body: null, status: 422 },
  "GET document-processing/:tenantAIModelId/zip-files": { ids: model },
  "GET document-processing/:tenantAIModelId/zip-files/:zipFileId": { ids: zipFile },
  "GET document-processing/:tenantAIModelId/zip-files/:zipFileId/results.zip": { ids: zipFile },
  "POST document-processing/:tenantAIModelId/documents": { ids: model, body: null, status: 422 },
  "GET validation/:tenantAIModelId/:report": { ids: { ...model, report: "=ai" } },
  ...Object.fromEntries(
    ["ai.csv", "ai.json", "ai.xlsx", "api.csv", "api.json", "api.xlsx"].map((file) => [
      `GET validation/:tenantAIModelId/${file}`,
      { ids: model },
    ]),
  ),
  "GET document-processing/:tenantAIModelId/zip-files/:zipFileId/validation.zip": { ids: zipFile },
  "GET edits/:tenantAIModelId": { ids: model },
  "GET edits/:tenantAIModelId/values": { ids: model },
  "POST edits/:tenantAIModelId": { ids: model, body: null },
  "GET edits/:tenantAIModelId/uploads/:uploadId": { ids: editUpload },
  "POST edits/:tenantAIModelId/uploads/:uploadId": { ids: editUpload, body: { intent: "apply" } },
  "GET edits/:tenantAIModelId/uploads/:uploadId/result": { ids: editUpload },
  "GET energy/:tenantAIModelId": { ids: model },
  "GET energy/:tenantAIModelId/checks": { ids: model },
  ...Object.fromEntries(
    ["energycap.csv", "energycap.zip", "checks.csv", "checks.json", "checks.xlsx"].map((file) => [
      `GET energy/:tenantAIModelId/${file}`,
      { ids: model },
    ]),
  ),
  "GET energy/:tenantAIModelId/accounts/:accountId": { ids: { ...model, accountId: "=a" } },
  "POST energy/:tenantAIModelId/accounts/:accountId": { ids: { ...model, accountId: "=a" }, body: {} },
  "GET documents/:documentId": { ids: document },
  "POST documents/:documentId": { ids: document, body: { intent: "save" } },
  "POST documents/:documentId/claim": { ids: document, body: {} },
  "GET documents/:documentId/file": { ids: document },
  "GET documents/:documentId/released.json": { ids: document },
  "GET documents/:documentId/released.csv": { ids: document },
  "GET documents/:documentId/result.json": { ids: document },
  "GET documents/:documentId/e-invoice": { ids: document },
  "POST documents/:documentId/e-invoice": { ids: document, body: { role: "seller", intent: "save" } },
  "GET documents/:documentId/e-invoice.xml": { ids: document },
  "GET documents/:documentId/e-invoice.pdf": { ids: document },
  "GET documents/:documentId/pages/:page/image": { ids: page },
  "GET documents/:documentId/delete": { ids: document },
  "POST documents/:documentId/delete": { ids: document },
  "GET documents/:documentId/replay": { ids: document },
  "POST documents/:documentId/replay": { ids: document },
  "GET aimodels/edit-aimodel/:id": { ids: { id: "model" } },
  "POST aimodels/edit-aimodel/:id": { ids: { id: "model" }, body: { name: "Mine" } },
  "GET aimodels/ftp-settings/:id": { ids: { id: "model" } },
  "POST aimodels/ftp-settings/:id": { ids: { id: "model" }, body: { provider: "default", revision: "1" } },
  "GET aimodels/intake-ftp-settings/:id": { ids: { id: "model" } },
  "POST aimodels/intake-ftp-settings/:id": {
    ids: { id: "model" },
    body: {
      hostName: "ftp.example.com",
      port: "21",
      userName: "a",
      password: "b",
      encryption: "explicit",
      folder: "in",
      minutes: "5",
      afterwards: "move",
      revision: "0",
    },
  },
  "GET aimodels/copy-aimodel/:id": { ids: { id: "model" } },
  "POST aimodels/copy-aimodel/:id": { ids: { id: "model" }, body: { name: "Mine" } },
  "GET aimodels/archive-aimodel/:id": { ids: { id: "model" } },
  "POST aimodels/archive-aimodel/:id": { ids: { id: "model" } },
  "GET aimodels/restore-aimodel/:id": { ids: { id: "model" } },
  "POST aimodels/restore-aimodel/:id": { ids: { id: "model" } },
  "GET aimodels/dynamic365-settings/:id": { ids: { id: "model" } },
  "POST aimodels/dynamic365-settings/:id": { ids: { id: "model" }, body: { intent: "test" } },
  "GET aimodels/report-settings/:id": { ids: { id: "model" } },
  "POST aimodels/report-settings/:id": { ids: { id: "model" } },
  "GET aimodels/email-connector-settings/:id": { ids: { id: "model" } },
  "POST aimodels/email-connector-settings/:id": { ids: { id: "model" } },
  "GET aimodels/model-file/:id": { ids: { id: "model" } },
  "GET training-documents/:aiModelId/training-documents": { ids: base },
  "POST training-documents/:aiModelId/training-documents": { ids: base },
  "GET training-documents/:aiModelId/annotations": { ids: base },
  "POST training-documents/:aiModelId/annotations": { ids: base },
  "GET training-documents/:aiModelId/annotations.zip": { ids: base },
  "GET training-documents/:aiModelId/publish": { ids: base },
  "POST training-documents/:aiModelId/publish": { ids: base },
  "GET training-documents/:aiModelId/take-back": { ids: base },
  "POST training-documents/:aiModelId/take-back": { ids: base },
  "GET training-documents/:aiModelId/versions/:versionId": { ids: version },
  "GET training-documents/:aiModelId/versions/:versionId/:decision": { ids: decision },
  "POST training-documents/:aiModelId/versions/:versionId/:decision": { ids: decision },
  "GET tenant/export/:exportId/:number": { ids: { exportId: "export", number: "=1" } },
  // Whose payment of the payment service it is, tests/operations/billing/paddle-side.test.ts asks.
  "GET payment_process/checkout/:transactionId?": { ids: { transactionId: "=txn_1" } },
  "GET billing/bills/:file": { ids: { file: "bill" } },
  "GET billing/change/:planCode": { ids: { planCode: "=us-gold" } },
  "POST billing/change/:planCode": { ids: { planCode: "=us-gold" } },
  "GET customers/:tenantId/suspend": { ids: customer },
  "POST customers/:tenantId/suspend": { ids: customer },
  "GET customers/:tenantId/resume": { ids: customer },
  "POST customers/:tenantId/resume": { ids: customer },
  "GET Users/edituser/:userId": { ids: user },
  "POST Users/edituser/:userId": { ids: user, body: changedUser },
  "GET Users/edituser/:userId/:userAction": { ids: { ...user, userAction: "=delete" } },
  "POST Users/edituser/:userId/:userAction": { ids: { ...user, userAction: "=delete" } },
  "GET Users/api-users/:userId": { ids: apiUser },
  "GET Users/api-users/:userId/delete": { ids: apiUser },
  "POST Users/api-users/:userId/delete": { ids: apiUser },
  "GET Users/api-users/:userId/keys/create": { ids: apiUser },
  "POST Users/api-users/:userId/keys/create": { ids: apiUser, body: newKey },
  "GET Users/api-users/:userId/keys/:keyId/revoke": { ids: key },
  "POST Users/api-users/:userId/keys/:keyId/revoke": { ids: key },
  "GET aimodels/rules/:id": { ids: { id: "model" } },
  "POST aimodels/rules/:id": { ids: { id: "model" }, body: { intent: "test" } },
  "GET aimodels/compare/:id": { ids: { id: "model" } },
  "POST aimodels/compare/:id": { ids: { id: "model" }, body: {} },
  "GET aimodels/error-budget/:id": { ids: { id: "model" } },
  "POST aimodels/error-budget/:id": { ids: { id: "model" }, body: { intent: "remove" } },
  "GET aimodels/blind-check/:id": { ids: { id: "model" } },
  "POST aimodels/blind-check/:id": { ids: { id: "model" }, body: { documentId: "d", revision: "0" } },
  "GET aimodels/export-settings/:id": { ids: { id: "model" } },
  "POST aimodels/export-settings/:id": { ids: { id: "model" }, body: { preset: "sage" } },
  "GET aimodels/export-settings/:id/:templateId": { ids: template },
  "POST aimodels/export-settings/:id/:templateId": {
    ids: template,
    body: { ...savedTemplate, decimalMark: ".", separator: ",", encoding: "utf-8", revision: "1" },
  },
  "GET aimodels/export-settings/:id/:templateId/delete": { ids: template },
  "POST aimodels/export-settings/:id/:templateId/delete": { ids: template },
  "GET orders/:orderId": { ids: order },
  "GET orders/:orderId/delete": { ids: order },
  "POST orders/:orderId/delete": { ids: order },
  "GET suppliers/:supplierId": { ids: supplier },
  "POST suppliers/:supplierId": { ids: supplier, body: { account: "DE89370400440532013000" } },
  "GET suppliers/:supplierId/edit": { ids: supplier },
  "POST suppliers/:supplierId/edit": { ids: supplier, body: { name: "Mine" } },
  "GET suppliers/:supplierId/delete": { ids: supplier },
  "POST suppliers/:supplierId/delete": { ids: supplier },
  "GET documents/:documentId/bank-account": { ids: { documentId: "document" } },
  "POST documents/:documentId/bank-account": {
    ids: { documentId: "document" },
    body: { revision: "0", decision: "refused" },
  },
  "GET connections/webhooks/:webhookId": { ids: webhook },
  "POST connections/webhooks/:webhookId": { ids: webhook, body: { intent: "off" } },
  "GET connections/webhooks/:webhookId/edit": { ids: webhook },
  "POST connections/webhooks/:webhookId/edit": { ids: webhook, body: savedWebhook },
  "GET connections/webhooks/:webhookId/rotate": { ids: webhook },
  "POST connections/webhooks/:webhookId/rotate": { ids: webhook },
  "GET connections/webhooks/:webhookId/delete": { ids: webhook },
  "POST connections/webhooks/:webhookId/delete": { ids: webhook },
  "GET roles/editrole/:roleId": { ids: role },
  "POST roles/editrole/:roleId": { ids: role, body: { name: "Mine" } },
  "GET roles/editrole/:roleId/delete": { ids: role },
  "POST roles/editrole/:roleId/delete": { ids: role },
};
