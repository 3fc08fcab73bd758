import type { ForeignCase } from "@tests/support/foreign-ids";

const model = { id: "model" } as const;
const document = { id: "model", docId: "document" } as const;
const version = { id: "model", versionId: "version" } as const;
const role = { roleId: "role" } as const;
const user = { userId: "user" } as const;
const base = { id: "=invoices-north-america" } as const;

/** Every path of the API that takes an id, with what the id names. A new path needs its row. */
export const foreignIdCases: Record<string, ForeignCase> = {
  "GET /api/TenantAIModels/{id}": { ids: model },
  "GET /api/TenantAIModels/{id}/documents": { ids: model },
  "POST /api/TenantAIModels/{id}/documents": { ids: model, body: null },
  "GET /api/TenantAIModels/{id}/documents/export": { ids: model },
  "GET /api/TenantAIModels/{id}/documents/{docId}": { ids: document },
  "DELETE /api/TenantAIModels/{id}/documents/{docId}": { ids: document },
  "GET /api/TenantAIModels/{id}/documents/{docId}/meter": { ids: document },
  "GET /api/TenantAIModels/{id}/documents/{docId}/documentFile": { ids: document },
  "POST /api/TenantAIModels/{id}/documents/{docId}/replay": { ids: document },
  "PUT /api/TenantAIModels/{id}/documents/{docId}/result": {
    ids: document,
    body: { revision: 0, fields: { total: "7.00" } },
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
  "GET /api/AIModels/{id}/TrainingDocuments": { ids: base },
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
  "GET /api/Tenants/{tenantId}": { ids: { tenantId: "tenant" } },
  "PUT /api/Tenants/{tenantId}/metadata": { ids: { tenantId: "tenant" }, body: { source: "x" } },
};
