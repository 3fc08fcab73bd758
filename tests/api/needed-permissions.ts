import { usualOrderSettings } from "~/domain/orders/order-settings";
import { foreignIdCases } from "./foreign-id-cases";

type Needed = { permissions: readonly string[]; body?: Record<string, unknown> | unknown[] | null };

const view = "TenantModel.ViewDocument";
const edit = "TenantModel.EditDocument";
const viewTraining = "Model.ViewTrainingDocument";
const newModel = {
  tenantAIModelName: "Mine",
  aiModelId: "invoices-north-america",
  currency: "USD",
  confidenceThreshold: 5,
  timeZone: "UTC",
  culture: "en-US",
  fields: [{ key: "total", weight: 5, required: true }],
};

/**
 * What a key must hold for each call: every one of these permissions. With none any key will do; with a word that is no
 * permission none will, unless it is a system administrator's, or a session. That nobody
 * gives or takes more than they hold is for other tests. A new call needs its row. In what a call carries, words in braces are ids.
 */
const table = `
GET    /api/AIModels
GET    /api/AIModels/cultures
GET    /api/AIModels/currencies
GET    /api/AIModels/timezones
GET    /api/AIModels/{id}
GET    /api/AIModels/{id}/publications                                                 system-admin
POST   /api/AIModels/{id}/publications                                                 system-admin
POST   /api/AIModels/{id}/publications/{number}/takeBack                               system-admin
GET    /api/AIModels/{id}/TrainingDocuments                                            ${viewTraining}
POST   /api/AIModels/{id}/TrainingDocuments                                            Model.EditTrainingDocument ${edit} ${view}
POST   /api/AIModels/{id}/TrainingDocuments/DownloadForAnnotation                      ${viewTraining} ${view}
POST   /api/AIModels/{id}/trainModel                                                   Model.TrainModel
GET    /api/Permissions                                                                Roles
GET    /api/Roles                                                                      Roles
POST   /api/Roles/create                                                               Roles.Edit
GET    /api/Roles/{roleId}                                                             Roles
PUT    /api/Roles/{roleId}                                                             Roles.Edit
DELETE /api/Roles/{roleId}                                                             Roles.Edit
GET    /api/Subscriptions/coupons/check                                                Billing
POST   /api/Subscriptions/customers                                                    Billing Billing.Edit
GET    /api/Subscriptions/products                                                     Billing
GET    /api/TenantAIModels                                                             TenantModel.ViewModel
POST   /api/TenantAIModels                                                             TenantModel.EditModel
GET    /api/TenantAIModels/masterReport                                                TenantModel.ViewModel
GET    /api/TenantAIModels/{docId}/DownloadFromFtpProvider                             ${view}
GET    /api/TenantAIModels/{id}                                                        TenantModel.ViewModel
PUT    /api/TenantAIModels/{id}                                                        TenantModel.EditModel
GET    /api/TenantAIModels/{id}/DownloadFromStorageProvider                            ${view}
GET    /api/TenantAIModels/{id}/DownloadEnergyCapCsvResult                             ${view}
GET    /api/TenantAIModels/{id}/DownloadEnergyCapCsvZip                                ${view}
GET    /api/TenantAIModels/{id}/EnergyAccounts                                         ${view}
GET    /api/TenantAIModels/{id}/FieldWiseEditedResults                                 ${view}
POST   /api/TenantAIModels/{id}/FieldWiseEditedResults                                 ${edit}
GET    /api/TenantAIModels/{id}/FieldWiseEditedResults/uploads                         ${view}
GET    /api/TenantAIModels/{id}/FieldWiseEditedResults/uploads/{uploadId}              ${view}
DELETE /api/TenantAIModels/{id}/FieldWiseEditedResults/uploads/{uploadId}              ${edit}
POST   /api/TenantAIModels/{id}/FieldWiseEditedResults/uploads/{uploadId}/apply        ${edit}
GET    /api/TenantAIModels/{id}/FieldWiseEditedResults/uploads/{uploadId}/result       ${view}
GET    /api/TenantAIModels/{id}/FieldWiseEditedResults/uploads/{uploadId}/rows         ${view}
GET    /api/TenantAIModels/{id}/documents/{docId}/eInvoice                             ${view}
GET    /api/TenantAIModels/{id}/documents/{docId}/eInvoice/check                       ${view}
GET    /api/TenantAIModels/{id}/eInvoiceSettings                                       ${view}
PUT    /api/TenantAIModels/{id}/eInvoiceSettings                                       TenantModel.EditModel
GET    /api/eInvoiceParties                                                            ${view}
PUT    /api/eInvoiceParties                                                            ${edit}
DELETE /api/eInvoiceParties/{partyKey}                                                 ${edit}
GET    /api/TenantAIModels/{id}/exportTemplates                                        ${view}
POST   /api/TenantAIModels/{id}/exportTemplates                                        TenantModel.EditModel
POST   /api/TenantAIModels/{id}/exportTemplates/preview                                ${view}
GET    /api/TenantAIModels/{id}/exportTemplates/{templateId}                           ${view}
PUT    /api/TenantAIModels/{id}/exportTemplates/{templateId}                           TenantModel.EditModel
DELETE /api/TenantAIModels/{id}/exportTemplates/{templateId}                           TenantModel.EditModel
GET    /api/TenantAIModels/{id}/ErrorValidationContents                                ${view}
GET    /api/TenantAIModels/{id}/ErrorValidationsReport                                 ${view}
POST   /api/TenantAIModels/EnergyBills/direct                                          ${view}
GET    /api/TenantAIModels/EnergyBills/itemDescriptions                                ${view}
PUT    /api/TenantAIModels/EnergyBills/itemDescriptions                                TenantModel.EditModel
POST   /api/TenantAIModels/validationReport/direct                                     ${view}
GET    /api/TenantAIModels/{id}/resultValidation/1                                     ${view}
GET    /api/TenantAIModels/{id}/resultValidation/1/download                            ${view}
GET    /api/TenantAIModels/{id}/resultValidation/1/{docId}                             ${view}
GET    /api/TenantAIModels/{id}/resultValidation/2                                     ${view}
GET    /api/TenantAIModels/{id}/resultValidation/2/CSVZip/{zipId}                      ${view}
GET    /api/TenantAIModels/{id}/resultValidation/2/download                            ${view}
POST   /api/TenantAIModels/{id}/validationReport/ai/download                           ${view}
POST   /api/TenantAIModels/{id}/validationReport/specified                             ${view}
GET    /api/TenantAIModels/{id}/MultiDocuments                                         ${view}
GET    /api/TenantAIModels/{id}/Reports/FieldWiseEditedResults/DateRange/download      Reports
GET    /api/TenantAIModels/{id}/Reports/FieldWiseReport                                Reports
GET    /api/TenantAIModels/{id}/Reports/LMOcr                                          Reports
GET    /api/TenantAIModels/{id}/Reports/aIValidationReport                              Reports
GET    /api/TenantAIModels/{id}/Reports/billing/{type}                                 Reports
GET    /api/TenantAIModels/{id}/Reports/documents/email                                Reports
GET    /api/TenantAIModels/{id}/Reports/documents/{type}                               Reports
GET    /api/TenantAIModels/{id}/Reports/download                                       Reports
POST   /api/TenantAIModels/{id}/SendApprovedDocumentsEmailToTenant                     TenantModel.SendDocument
POST   /api/TenantAIModels/{id}/Reports/files                                          Reports
GET    /api/TenantAIModels/{id}/Reports/files/{fileId}                                 Reports
GET    /api/TenantAIModels/{id}/Reports/files/{fileId}/content                         Reports
GET    /api/TenantAIModels/{id}/SendDocumentStatusReportEmail                          Reports.Send
GET    /api/TenantAIModels/{id}/ZipDocuments                                           ${view}
GET    /api/TenantAIModels/{id}/ZipFileDocumentsResults/{zipId}                        ${view}
GET    /api/TenantAIModels/{id}/ZipFiles                                               ${view}
POST   /api/TenantAIModels/{id}/ZipFiles                                               TenantModel.UploadDocument
GET    /api/TenantAIModels/{id}/documents                                              ${view}
POST   /api/TenantAIModels/{id}/documents                                              TenantModel.UploadDocument
POST   /api/TenantAIModels/{id}/documents/Approve                                      TenantModel.ApproveDocument
GET    /api/TenantAIModels/{id}/documents/ConfidenceDocuments                          ${view}
GET    /api/TenantAIModels/{id}/documents/DownloadChildDocumentPDF/{docId}             ${view}
POST   /api/TenantAIModels/{id}/documents/DownloadRawAndEditedJson                     ${view}
PUT    /api/TenantAIModels/{id}/documents/ReleaseJsonToStorageProvider                 TenantModel.ReleaseDocument
POST   /api/TenantAIModels/{id}/documents/TakeBackApproval                             TenantModel.ApproveDocument
GET    /api/TenantAIModels/{id}/documents/counts                                       ${view}
POST   /api/TenantAIModels/{id}/documents/download                                     ${view}
GET    /api/TenantAIModels/{id}/documents/export                                       ${view}
PUT    /api/TenantAIModels/{id}/documents/result                                       ${edit}
GET    /api/TenantAIModels/{id}/documents/search                                       ${view}
GET    /api/TenantAIModels/{id}/documents/{docId}                                      ${view}
GET    /api/TenantAIModels/{id}/trash                                                  TenantModel.DeleteDocument
POST   /api/TenantAIModels/{id}/trash/{docId}/restore                                  TenantModel.DeleteDocument
DELETE /api/TenantAIModels/{id}/documents/{docId}                                      TenantModel.DeleteDocument
DELETE /api/TenantAIModels/{id}/trash/{docId}                                          TenantModel.DeleteDocument
POST   /api/TenantAIModels/{id}/documents/{docId}/Approve                              TenantModel.ApproveDocument
POST   /api/TenantAIModels/{id}/documents/{docId}/ApproveReviewedTenantDocument        TenantModel.ApproveDocument
GET    /api/TenantAIModels/{id}/documents/{docId}/DownloadDocumentCoordinatesAndImages ${view}
PUT    /api/TenantAIModels/{id}/documents/{docId}/UpdateDocumentCoordinates            ${edit} ${view}
POST   /api/TenantAIModels/{id}/documents/{docId}/TakeBackApproval                     TenantModel.ApproveDocument
GET    /api/TenantAIModels/{id}/documents/{docId}/handling                             ${view}
POST   /api/TenantAIModels/{id}/documents/{docId}/Reject                               TenantModel.ApproveDocument
POST   /api/TenantAIModels/{id}/documents/{docId}/UndoRejection                        TenantModel.ApproveDocument
PUT    /api/TenantAIModels/{id}/documents/{docId}/postponement                         ${edit}
DELETE /api/TenantAIModels/{id}/documents/{docId}/postponement                         ${edit}
PUT    /api/TenantAIModels/{id}/documents/{docId}/assignment                           ${edit}
POST   /api/TenantAIModels/{id}/documents/{docId}/Move                                 TenantModel.DeleteDocument TenantModel.UploadDocument
GET    /api/documents/assignees                                                        ${edit}
GET    /api/documents/assigned                                                         ${view}
GET    /api/TenantAIModels/{id}/documents/{docId}/documentFile                         ${view}
DELETE /api/TenantAIModels/{id}/documents/{docId}/duplicates/{otherId}                 ${edit}
GET    /api/TenantAIModels/{id}/documents/{docId}/meter                                ${view}
GET    /api/TenantAIModels/{id}/documents/{docId}/release                              ${view}
POST   /api/TenantAIModels/{id}/documents/sendToErp                                    TenantModel.ReleaseDocument
GET    /api/TenantAIModels/{id}/documents/{docId}/erp                                  ${view}
GET    /api/TenantAIModels/{id}/erpSendings                                            ${view}
GET    /api/TenantAIModels/{id}/erpSettings                                            TenantModel.EditModel
PUT    /api/TenantAIModels/{id}/erpSettings                                            TenantModel.EditModel
DELETE /api/TenantAIModels/{id}/erpSettings                                            TenantModel.EditModel
POST   /api/TenantAIModels/{id}/erpSettings/companies                                  TenantModel.EditModel
POST   /api/TenantAIModels/{id}/erpSettings/test                                       TenantModel.EditModel
GET    /api/TenantAIModels/{id}/intakeFolder                                           TenantModel.EditModel
PUT    /api/TenantAIModels/{id}/intakeFolder                                           TenantModel.EditModel
DELETE /api/TenantAIModels/{id}/intakeFolder                                           TenantModel.EditModel
POST   /api/TenantAIModels/{id}/intakeFolder/test                                      TenantModel.EditModel
GET    /api/TenantAIModels/{id}/documents/{docId}/replay                               ${view}
POST   /api/TenantAIModels/{id}/documents/{docId}/replay                               ${view}
PUT    /api/TenantAIModels/{id}/documents/{docId}/result                               ${edit}
GET    /api/TenantAIModels/{id}/documents/{docId}/resultFile/{file}                    ${view}
POST   /api/TenantAIModels/{id}/documents/{docId}/review                               ${view} ${edit}
POST   /api/TenantAIModels/{id}/documents/{docId}/split                                ${edit}
DELETE /api/TenantAIModels/{id}/documents/{docId}/split                                ${edit}
POST   /api/TenantAIModels/{id}/documents/{docId}/submitForTraining                    TenantModel.SubmitForTraining
GET    /api/TenantAIModels/{id}/documents/{docId}/true                                 ${view}
GET    /api/TenantAIModels/{id}/metrics/{type}                                         ${view}
POST   /api/TenantAIModels/{id}/reprocess                                              TenantModel.ReprocessDocument
POST   /api/TenantAIModels/{id}/trainModel                                             Model.TrainModel
GET    /api/TenantAIModels/{id}/trainings/{runId}                                      ${viewTraining}
POST   /api/TenantAIModels/{id}/pin                                                    Model.TrainModel
POST   /api/TenantAIModels/{id}/unpin                                                  Model.TrainModel
GET    /api/TenantAIModels/{id}/compareVersions                                        ${viewTraining}
POST   /api/TenantAIModels/{id}/compare                                                TenantModel.ViewModel
GET    /api/TenantAIModels/{id}/versions                                               ${viewTraining}
GET    /api/TenantAIModels/{id}/versions/{versionId}                                   ${viewTraining}
GET    /api/TenantAIModels/{id}/versions/{versionId}/changes                           ${viewTraining}
POST   /api/TenantAIModels/{id}/versions/{versionId}/discard                           Model.TrainModel
POST   /api/TenantAIModels/{id}/versions/{versionId}/promote                           Model.TrainModel
POST   /api/TenantAIModels/{id}/versions/{versionId}/rollBack                          Model.TrainModel
GET    /api/TenantAIModels/{id}/{zipId}/ReGenerateZipFile                              ${view}
GET    /api/TenantAIModels/{name}/IsUnique                                             TenantModel.ViewModel
POST   /api/Tenants/create                                                             system-admin
GET    /api/Tenants/dataCenters
GET    /api/Tenants/tenants                                                            system-admin
GET    /api/Tenants/{tenantId}                                                         Users.List
PUT    /api/Tenants/{tenantId}/metadata                                                Tenant.Edit
GET    /api/Users                                                                      Users.List
GET    /api/Users/acceptUserInvitation                                                 session
POST   /api/Users/invite                                                               Users.Invite
GET    /api/Users/isUserInvited                                                        session
GET    /api/Users/me
PATCH  /api/Users/me/profile
GET    /api/Users/{userId}                                                             Users.List
PUT    /api/Users/{userId}                                                             Users.Edit
DELETE /api/Users/{userId}                                                             Users.Delete
PUT    /api/Users/{userId}/SetUserToActive                                             Users.Edit
GET    /api/webhook-event-types                                                    Webhooks
GET    /api/webhook-event-types/{eventType}/samples                                Webhooks
GET    /api/TenantAIModels/{id}/errorBudget                                           TenantModel.EditModel
PUT    /api/TenantAIModels/{id}/errorBudget                                           TenantModel.EditModel
DELETE /api/TenantAIModels/{id}/errorBudget                                           TenantModel.EditModel
GET    /api/TenantAIModels/{id}/rules                                                 TenantModel.EditModel
POST   /api/TenantAIModels/{id}/rules                                                 TenantModel.EditModel
GET    /api/TenantAIModels/{id}/rules/test                                            TenantModel.EditModel
PUT    /api/TenantAIModels/{id}/rules/{ruleId}                                        TenantModel.EditModel
DELETE /api/TenantAIModels/{id}/rules/{ruleId}                                        TenantModel.EditModel
GET    /api/inbox                                                                      ${view}
POST   /api/inbox                                                                      TenantModel.UploadDocument
GET    /api/inbox/{fileId}                                                             ${view}
POST   /api/inbox/{fileId}/place                                                       TenantModel.UploadDocument
DELETE /api/inbox/{fileId}                                                             TenantModel.UploadDocument
GET    /api/inboxRules                                                                 TenantModel.EditModel
POST   /api/inboxRules                                                                 TenantModel.EditModel
POST   /api/inboxRules/test                                                            TenantModel.EditModel
PUT    /api/inboxRules/{ruleId}                                                        TenantModel.EditModel
DELETE /api/inboxRules/{ruleId}                                                        TenantModel.EditModel
POST   /api/inboxRules/{ruleId}/Move                                                   TenantModel.EditModel
GET    /api/orders                                                                    Suppliers
GET    /api/orders/export                                                             Suppliers
POST   /api/orders/import                                                             Suppliers.Edit
GET    /api/orders/settings                                                           Suppliers
PUT    /api/orders/settings                                                           Suppliers.Edit
GET    /api/orders/{orderId}                                                          Suppliers
DELETE /api/orders/{orderId}                                                          Suppliers.Edit
GET    /api/suppliers                                                                 Suppliers
POST   /api/suppliers                                                                 Suppliers.Edit
GET    /api/suppliers/export                                                          Suppliers
POST   /api/suppliers/import                                                          Suppliers.Edit
GET    /api/suppliers/{supplierId}                                                    Suppliers
PUT    /api/suppliers/{supplierId}                                                    Suppliers.Edit
DELETE /api/suppliers/{supplierId}                                                    Suppliers.Edit
POST   /api/suppliers/{supplierId}/accounts                                           Suppliers.SettleBankAccount
DELETE /api/suppliers/{supplierId}/accounts/{accountId}                               Suppliers.SettleBankAccount
GET    /api/webhooks                                                               Webhooks
POST   /api/webhooks                                                               Webhooks.Edit
GET    /api/webhooks/{webhookId}                                                   Webhooks
PUT    /api/webhooks/{webhookId}                                                   Webhooks.Edit
GET    /api/webhooks/{webhookId}/deliveries                                        Webhooks
POST   /api/webhooks/{webhookId}/deliveries/{deliveryId}/resend                    Webhooks.Edit
POST   /api/webhooks/{webhookId}/disable                                           Webhooks.Edit
POST   /api/webhooks/{webhookId}/enable                                            Webhooks.Edit
POST   /api/webhooks/{webhookId}/resend                                            Webhooks.Edit
POST   /api/webhooks/{webhookId}/rotate                                            Webhooks.Edit
POST   /api/webhooks/{webhookId}/test                                              Webhooks.Edit
DELETE /api/webhooks/{webhookId}                                                   Webhooks.Edit
`;

const inboxRule = { kind: "domain", value: "acme.example", modelId: "none" };
const ownRule = { kind: "unique", field: "invoiceNumber", sentence: "Used before." };

const bodies: Record<string, Needed["body"]> = {
  "POST /api/TenantAIModels": newModel,
  "PUT /api/eInvoiceParties": { name: "Mine", taxNumber: "", revision: 0, details: {} },
  "POST /api/Roles/create": { name: "Mine", permissions: [] },
  "PUT /api/TenantAIModels/{id}/errorBudget": { errors: 1, values: 200, auditPercent: 5 },
  "POST /api/TenantAIModels/{id}/rules": ownRule,
  "PUT /api/TenantAIModels/{id}/rules/{ruleId}": ownRule,
  "POST /api/orders/import": { csv: "orderNumber,supplierNumber,quantity\n" },
  "PUT /api/orders/settings": { ...usualOrderSettings },
  "POST /api/suppliers": { name: "Mine" },
  "POST /api/suppliers/import": { csv: "name\nMine\n" },
  "POST /api/webhooks": { url: "http://127.0.0.1:9/in", eventTypes: ["document.approved"] },
  "POST /api/Subscriptions/customers": {
    customerCode: "{tenant}",
    email: "a@example.com",
    subscription: {
      planCode: "us-gold",
      ccFirstName: "A",
      ccLastName: "B",
      CCNumber: "4242424242424242",
      CCExpiration: "05/2035",
      ccCardCode: "123",
      ccZip: "78701",
      Method: "cc",
    },
  },
  "POST /api/inbox": null,
  "POST /api/inboxRules": inboxRule,
  "POST /api/inboxRules/test": { fileName: "a.pdf" },
  "PUT /api/inboxRules/{ruleId}": inboxRule,
  "POST /api/inboxRules/{ruleId}/Move": { to: "up" },
  "POST /api/TenantAIModels/EnergyBills/direct": null,
  "POST /api/TenantAIModels/validationReport/direct": null,
  "PUT /api/TenantAIModels/EnergyBills/itemDescriptions": {
    items: [
      { line: "Peak", commodity: null, chargeType: "usage", unit: "kWh", heading: "", quantityHeading: "" },
    ],
  },
  "POST /api/Tenants/create": {
    tenantName: "New",
    companyName: "New",
    dataCenter: "us",
    address: { addressLine1: "1", city: "C", state: "S", postalCode: "1234", countryCode: "US" },
  },
};

/** What calls without which the schema of the query refuses them ask for. */
export const neededQueries: Record<string, string> = {
  "GET /api/Subscriptions/coupons/check": "?couponCode=ABCDEFGH&productCode=fieldwise",
  "POST /api/Subscriptions/customers": "?productCode=fieldwise",
  "GET /api/TenantAIModels/{id}/MultiDocuments": "?parentTenantDocumentId=x",
  "GET /api/TenantAIModels/{id}/ZipDocuments": "?tenantDocumentZipFileId=x",
  "GET /api/TenantAIModels/{id}/DownloadFromStorageProvider": "?docId=x",
  "GET /api/Users/acceptUserInvitation": "?state=a%7Cb",
  "PATCH /api/Users/me/profile": "?firstName=A&lastName=B",
  "POST /api/Users/invite": "?email=a%40example.com&userName=A",
};

export const neededPermissions: [string, Needed][] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [method = "", path = "", ...permissions] = line.split(/\s+/);
    const call = `${method} ${path}`;
    return [call, { permissions, body: call in bodies ? bodies[call] : foreignIdCases[call]?.body }];
  });
