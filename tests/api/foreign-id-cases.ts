import type { ForeignCase } from "@tests/support/foreign-ids";

const model = { id: "model" } as const;
const document = { id: "model", docId: "document" } as const;
const version = { id: "model", versionId: "version" } as const;
const role = { roleId: "role" } as const;
const user = { userId: "user" } as const;
const webhook = { webhookId: "webhook" } as const;
const inboxRule = { kind: "domain", value: "acme.example", modelId: "none" };
const ownRule = { kind: "unique", field: "invoiceNumber", sentence: "Used before." };
const order = { orderId: "order" } as const;
const supplier = { supplierId: "supplier" } as const;
const savedWebhook = { url: "http://127.0.0.1:9/in", eventTypes: ["document.approved"] };
const template = { id: "model", templateId: "template" } as const;
const layout = {
  format: "csv",
  rows: "document",
  columns: [{ heading: "File", source: "document.fileName" }],
};
const zipFile = { id: "model", zipId: "zipFile" } as const;
const base = { id: "=invoices-north-america" } as const;
const savedModel = {
  tenantAIModelName: "Mine",
  aiModelId: "invoices-north-america",
  currency: "USD",
  confidenceThreshold: 5,
  timeZone: "UTC",
  culture: "en-US",
  revision: 1,
  fields: [{ key: "total", weight: 5, required: true }],
};

const guid = "11111111-2222-3333-4444-555555555555";
const savedErp = {
  kind: "business-central",
  directoryId: guid,
  clientId: guid,
  clientSecret: "secret",
  environment: "Production",
  companyId: guid,
  account: "60100",
  revision: 0,
};

const editUpload = { ...model, uploadId: "editUpload" } as const;
const reportFile = { ...model, fileId: "reportFile" } as const;
const savedFolder = {
  hostName: "ftp.example.com",
  port: 21,
  userName: "harbour",
  password: "secret",
  encryption: "explicit",
  folder: "in",
  revision: 0,
};

/** Every path of the API that takes an id, with what the id names. A new path needs its row. */
export const foreignIdCases: Record<string, ForeignCase> = {
  "GET /api/TenantAIModels/{id}": { ids: model },
  "PUT /api/TenantAIModels/{id}": { ids: model, body: savedModel },
  "GET /api/TenantAIModels/{name}/IsUnique": { ids: { name: "=Invoices" } },
  "GET /api/AIModels/{id}": { ids: base },
  "GET /api/TenantAIModels/{id}/documents": { ids: model },
  "POST /api/TenantAIModels/{id}/documents": { ids: model, body: null },
  "GET /api/TenantAIModels/{id}/documents/export": { ids: model },
  "GET /api/TenantAIModels/{id}/documents/search": { ids: model },
  "POST /api/TenantAIModels/{id}/documents/download": {
    ids: model,
    body: ["01980000-0000-7000-8000-000000000000"],
  },
  "POST /api/TenantAIModels/{id}/documents/DownloadRawAndEditedJson": {
    ids: model,
    body: ["01980000-0000-7000-8000-000000000000"],
  },
  ...Object.fromEntries(
    [
      "ErrorValidationContents",
      "ErrorValidationsReport",
      "EnergyAccounts",
      "DownloadEnergyCapCsvResult",
      "DownloadEnergyCapCsvZip",
    ].map((call) => [`GET /api/TenantAIModels/{id}/${call}`, { ids: model }]),
  ),
  ...Object.fromEntries(
    [
      "resultValidation/1",
      "resultValidation/2",
      "resultValidation/1/download",
      "resultValidation/2/download",
    ].map((call) => [`GET /api/TenantAIModels/{id}/${call}`, { ids: model }]),
  ),
  "GET /api/TenantAIModels/{id}/resultValidation/1/{docId}": { ids: document },
  "GET /api/TenantAIModels/{id}/resultValidation/2/CSVZip/{zipId}": { ids: zipFile },
  ...Object.fromEntries(
    ["ai/download", "specified"].map((call) => [
      `POST /api/TenantAIModels/{id}/validationReport/${call}`,
      { ids: model, body: { tenantDocumentIds: ["01980000-0000-7000-8000-000000000000"] } },
    ]),
  ),
  "GET /api/TenantAIModels/{id}/Reports/FieldWiseEditedResults/DateRange/download": { ids: model },
  "GET /api/TenantAIModels/{id}/Reports/FieldWiseReport": { ids: model },
  "GET /api/TenantAIModels/{id}/Reports/LMOcr": { ids: model },
  "GET /api/TenantAIModels/{id}/Reports/aIValidationReport": { ids: model },
  "GET /api/TenantAIModels/{id}/Reports/billing/{type}": { ids: { ...model, type: "=Monthly" } },
  "GET /api/TenantAIModels/{id}/Reports/documents/email": { ids: model },
  "GET /api/TenantAIModels/{id}/Reports/documents/{type}": { ids: { ...model, type: "=Monthly" } },
  "GET /api/TenantAIModels/{id}/Reports/download": { ids: model },
  "POST /api/TenantAIModels/{id}/Reports/files": { ids: model, body: { report: "documents" } },
  "GET /api/TenantAIModels/{id}/Reports/files/{fileId}": { ids: reportFile },
  "GET /api/TenantAIModels/{id}/Reports/files/{fileId}/content": { ids: reportFile },
  "GET /api/TenantAIModels/{id}/SendDocumentStatusReportEmail": { ids: model, status: 422 },
  "GET /api/TenantAIModels/{id}/metrics/{type}": { ids: { ...model, type: "=Monthly" } },
  "GET /api/TenantAIModels/{id}/FieldWiseEditedResults": { ids: model },
  "POST /api/TenantAIModels/{id}/FieldWiseEditedResults": { ids: model, body: null },
  "GET /api/TenantAIModels/{id}/FieldWiseEditedResults/uploads": { ids: model },
  ...Object.fromEntries(
    ["GET ", "DELETE ", "GET /rows", "GET /result", "POST /apply"].map((call) => {
      const [method, rest = ""] = call.split(" ");
      return [
        `${method} /api/TenantAIModels/{id}/FieldWiseEditedResults/uploads/{uploadId}${rest}`,
        { ids: editUpload },
      ];
    }),
  ),
  "GET /api/TenantAIModels/{id}/ZipFiles": { ids: model },
  "POST /api/TenantAIModels/{id}/ZipFiles": { ids: model, body: null },
  "GET /api/TenantAIModels/{id}/ZipDocuments": { ids: model, status: 422 },
  "GET /api/TenantAIModels/{id}/{zipId}/ReGenerateZipFile": { ids: zipFile },
  "GET /api/TenantAIModels/{id}/ZipFileDocumentsResults/{zipId}": { ids: zipFile },
  "GET /api/TenantAIModels/{id}/documents/{docId}": { ids: document },
  "DELETE /api/TenantAIModels/{id}/documents/{docId}": { ids: document },
  "PUT /api/inboxRules/{ruleId}": { ids: { ruleId: "=none" }, body: inboxRule },
  "DELETE /api/inboxRules/{ruleId}": { ids: { ruleId: "=none" } },
  "POST /api/inboxRules/{ruleId}/Move": { ids: { ruleId: "=none" }, body: { to: "up" } },
  "GET /api/inbox/{fileId}": { ids: { fileId: "waitingFile" } },
  "POST /api/inbox/{fileId}/place": { ids: { fileId: "waitingFile" }, body: { modelId: "none" } },
  "DELETE /api/inbox/{fileId}": { ids: { fileId: "waitingFile" } },
  "GET /api/TenantAIModels/{id}/trash": { ids: model },
  "POST /api/TenantAIModels/{id}/trash/{docId}/restore": { ids: document },
  "DELETE /api/TenantAIModels/{id}/trash/{docId}": { ids: document },
  "GET /api/TenantAIModels/{id}/documents/{docId}/true": { ids: document },
  "GET /api/TenantAIModels/{id}/documents/{docId}/resultFile/{file}": { ids: { ...document, file: "=json" } },
  "GET /api/TenantAIModels/{id}/documents/{docId}/DownloadDocumentCoordinatesAndImages": { ids: document },
  "PUT /api/TenantAIModels/{id}/documents/{docId}/UpdateDocumentCoordinates": {
    ids: document,
    body: { revision: 0, fields: [{ field: "total", value: "7.00" }] },
  },
  "GET /api/TenantAIModels/{id}/documents/DownloadChildDocumentPDF/{docId}": { ids: document },
  "GET /api/TenantAIModels/{id}/documents/ConfidenceDocuments": { ids: model },
  "GET /api/TenantAIModels/{id}/MultiDocuments": { ids: model, status: 422 },
  "GET /api/TenantAIModels/{id}/documents/{docId}/meter": { ids: document },
  "GET /api/TenantAIModels/{id}/documents/{docId}/documentFile": { ids: document },
  "POST /api/TenantAIModels/{id}/documents/{docId}/replay": { ids: document },
  "GET /api/TenantAIModels/{id}/documents/{docId}/replay": { ids: document },
  "PUT /api/TenantAIModels/{id}/documents/{docId}/result": {
    ids: document,
    body: { revision: 0, fields: { total: "7.00" } },
  },
  "PUT /api/TenantAIModels/{id}/documents/result": {
    ids: model,
    body: [{ documentId: "x", revision: 0, fields: {} }],
    status: 200,
  },
  "POST /api/TenantAIModels/{id}/documents/{docId}/review": {
    ids: document,
    body: { verb: "save", revision: 0 },
  },
  "POST /api/TenantAIModels/{id}/documents/{docId}/Approve": { ids: document },
  "POST /api/TenantAIModels/{id}/documents/{docId}/ApproveReviewedTenantDocument": { ids: document },
  "POST /api/TenantAIModels/{id}/documents/{docId}/TakeBackApproval": { ids: document },
  "POST /api/TenantAIModels/{id}/documents/{docId}/Move": { ids: document, body: { modelId: "none" } },
  "GET /api/TenantAIModels/{id}/documents/{docId}/handling": { ids: document },
  "POST /api/TenantAIModels/{id}/documents/{docId}/Reject": { ids: document, body: { reason: "Not ours" } },
  "POST /api/TenantAIModels/{id}/documents/{docId}/UndoRejection": { ids: document },
  "PUT /api/TenantAIModels/{id}/documents/{docId}/postponement": {
    ids: document,
    body: { until: "2099-01-01" },
  },
  "DELETE /api/TenantAIModels/{id}/documents/{docId}/postponement": { ids: document },
  "PUT /api/TenantAIModels/{id}/documents/{docId}/assignment": { ids: document, body: { userId: null } },
  "POST /api/TenantAIModels/{id}/documents/Approve": {
    ids: model,
    body: { documentIds: ["x"] },
    status: 200,
  },
  "POST /api/TenantAIModels/{id}/documents/TakeBackApproval": {
    ids: model,
    body: { documentIds: ["x"] },
    status: 200,
  },
  "GET /api/TenantAIModels/{id}/documents/counts": { ids: model },
  "POST /api/TenantAIModels/{id}/documents/{docId}/submitForTraining": { ids: document },
  "POST /api/TenantAIModels/{id}/reprocess": { ids: model, body: { documentIds: ["x"] }, status: 200 },
  "PUT /api/TenantAIModels/{id}/documents/ReleaseJsonToStorageProvider": {
    ids: model,
    body: { documentIds: ["x"] },
    status: 202,
  },
  "GET /api/TenantAIModels/{id}/documents/{docId}/release": { ids: document },
  "GET /api/TenantAIModels/{id}/documents/{docId}/erp": { ids: document },
  "POST /api/TenantAIModels/{id}/documents/sendToErp": {
    ids: model,
    body: { documentIds: ["x"] },
    status: 202,
  },
  "GET /api/TenantAIModels/{id}/erpSendings": { ids: model },
  "GET /api/TenantAIModels/{id}/intakeFolder": { ids: model },
  "PUT /api/TenantAIModels/{id}/intakeFolder": { ids: model, body: savedFolder },
  "DELETE /api/TenantAIModels/{id}/intakeFolder": { ids: model },
  "POST /api/TenantAIModels/{id}/intakeFolder/test": { ids: model, body: savedFolder },
  "GET /api/TenantAIModels/{id}/erpSettings": { ids: model },
  "PUT /api/TenantAIModels/{id}/erpSettings": { ids: model, body: savedErp },
  "DELETE /api/TenantAIModels/{id}/erpSettings": { ids: model },
  "POST /api/TenantAIModels/{id}/erpSettings/test": { ids: model },
  "POST /api/TenantAIModels/{id}/erpSettings/companies": { ids: model, body: savedErp },
  "GET /api/TenantAIModels/{id}/DownloadFromStorageProvider": { ids: model, status: 422 },
  "GET /api/TenantAIModels/{docId}/DownloadFromFtpProvider": { ids: { docId: "document" } },
  "POST /api/TenantAIModels/{id}/SendApprovedDocumentsEmailToTenant": {
    ids: model,
    body: { documentIds: ["x"] },
    status: 422,
  },
  "POST /api/TenantAIModels/{id}/documents/{docId}/split": {
    ids: document,
    body: { pages: "1" },
  },
  "DELETE /api/TenantAIModels/{id}/documents/{docId}/split": { ids: document },
  "DELETE /api/TenantAIModels/{id}/documents/{docId}/duplicates/{otherId}": {
    ids: { ...document, otherId: "otherDocument" },
  },
  "POST /api/TenantAIModels/{id}/trainModel": { ids: model },
  "GET /api/TenantAIModels/{id}/trainings/{runId}": { ids: { ...model, runId: "run" } },
  "GET /api/TenantAIModels/{id}/versions": { ids: model },
  "GET /api/TenantAIModels/{id}/versions/{versionId}": { ids: version },
  "GET /api/TenantAIModels/{id}/versions/{versionId}/changes": { ids: version },
  "POST /api/TenantAIModels/{id}/versions/{versionId}/promote": { ids: version },
  "POST /api/TenantAIModels/{id}/versions/{versionId}/discard": { ids: version },
  "POST /api/TenantAIModels/{id}/versions/{versionId}/rollBack": { ids: version },
  "POST /api/TenantAIModels/{id}/pin": { ids: model },
  "POST /api/TenantAIModels/{id}/unpin": { ids: model },
  "GET /api/TenantAIModels/{id}/compareVersions": { ids: model },
  "POST /api/TenantAIModels/{id}/compare": { ids: model, body: { modelFile: "{}" } },
  "GET /api/AIModels/{id}/TrainingDocuments": { ids: base },
  "POST /api/AIModels/{id}/TrainingDocuments": { ids: base, body: null, status: 200 },
  "POST /api/AIModels/{id}/TrainingDocuments/DownloadForAnnotation": {
    ids: base,
    body: ["01980000-0000-7000-8000-000000000000"],
  },
  "GET /api/AIModels/{id}/publications": { ids: base },
  "POST /api/AIModels/{id}/publications": { ids: base, body: { versionId: "x" } },
  "POST /api/AIModels/{id}/publications/{number}/takeBack": { ids: { ...base, number: "=1" } },
  "POST /api/AIModels/{id}/trainModel": { ids: base },
  "GET /api/Users/{userId}": { ids: user },
  "PUT /api/Users/{userId}": {
    ids: user,
    body: { firstName: "A", lastName: "B", roleId: "admin" },
  },
  "DELETE /api/Users/{userId}": { ids: user },
  "PUT /api/Users/{userId}/SetUserToActive": { ids: user },
  "GET /api/Roles/{roleId}": { ids: role },
  "PUT /api/Roles/{roleId}": { ids: role, body: { name: "Mine", permissions: [] } },
  "DELETE /api/Roles/{roleId}": { ids: role },
  "GET /api/TenantAIModels/{id}/documents/{docId}/eInvoice": { ids: document },
  "GET /api/TenantAIModels/{id}/documents/{docId}/eInvoice/check": { ids: document },
  "GET /api/TenantAIModels/{id}/eInvoiceSettings": { ids: model },
  "PUT /api/TenantAIModels/{id}/eInvoiceSettings": {
    ids: model,
    body: { profile: "peppol", withPdf: false },
  },
  "DELETE /api/eInvoiceParties/{partyKey}": { ids: { partyKey: "=name:NOBODY" } },
  "GET /api/TenantAIModels/{id}/exportTemplates": { ids: model },
  "POST /api/TenantAIModels/{id}/exportTemplates": { ids: model, body: { preset: "sage" } },
  "POST /api/TenantAIModels/{id}/exportTemplates/preview": { ids: model, body: { layout } },
  "GET /api/TenantAIModels/{id}/exportTemplates/{templateId}": { ids: template },
  "PUT /api/TenantAIModels/{id}/exportTemplates/{templateId}": {
    ids: template,
    body: { name: "Mine", layout, revision: 1 },
  },
  "DELETE /api/TenantAIModels/{id}/exportTemplates/{templateId}": { ids: template },
  "GET /api/TenantAIModels/{id}/errorBudget": { ids: { id: "model" } },
  "PUT /api/TenantAIModels/{id}/errorBudget": {
    ids: { id: "model" },
    body: { errors: 1, values: 200, auditPercent: 5 },
  },
  "DELETE /api/TenantAIModels/{id}/errorBudget": { ids: { id: "model" } },
  "GET /api/TenantAIModels/{id}/rules": { ids: { id: "model" } },
  "POST /api/TenantAIModels/{id}/rules": { ids: { id: "model" }, body: ownRule },
  "GET /api/TenantAIModels/{id}/rules/test": { ids: { id: "model" } },
  "PUT /api/TenantAIModels/{id}/rules/{ruleId}": { ids: { id: "model", ruleId: "=none" }, body: ownRule },
  "DELETE /api/TenantAIModels/{id}/rules/{ruleId}": { ids: { id: "model", ruleId: "=none" } },
  "GET /api/orders/{orderId}": { ids: order },
  "DELETE /api/orders/{orderId}": { ids: order },
  "GET /api/suppliers/{supplierId}": { ids: supplier },
  "PUT /api/suppliers/{supplierId}": { ids: supplier, body: { name: "Mine" } },
  "DELETE /api/suppliers/{supplierId}": { ids: supplier },
  "POST /api/suppliers/{supplierId}/accounts": { ids: supplier, body: { account: "DE89370400440532013000" } },
  "DELETE /api/suppliers/{supplierId}/accounts/{accountId}": { ids: { ...supplier, accountId: "=none" } },
  "GET /api/webhooks/{webhookId}": { ids: webhook },
  "PUT /api/webhooks/{webhookId}": { ids: webhook, body: savedWebhook },
  "DELETE /api/webhooks/{webhookId}": { ids: webhook },
  "POST /api/webhooks/{webhookId}/test": { ids: webhook },
  "POST /api/webhooks/{webhookId}/rotate": { ids: webhook },
  "POST /api/webhooks/{webhookId}/enable": { ids: webhook },
  "POST /api/webhooks/{webhookId}/disable": { ids: webhook },
  "GET /api/webhooks/{webhookId}/deliveries": { ids: webhook },
  "POST /api/webhooks/{webhookId}/deliveries/{deliveryId}/resend": {
    ids: { ...webhook, deliveryId: "delivery" },
  },
  "POST /api/webhooks/{webhookId}/resend": { ids: webhook, body: { since: "2026-11-20T00:00:00Z" } },
  "GET /api/webhook-event-types/{eventType}/samples": { ids: { eventType: "=document.approved" } },
  "GET /api/Tenants/{tenantId}": { ids: { tenantId: "tenant" } },
  "PUT /api/Tenants/{tenantId}/metadata": { ids: { tenantId: "tenant" }, body: { source: "x" } },
};
