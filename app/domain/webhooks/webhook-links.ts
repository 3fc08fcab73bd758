/** Where a document is found: its state, its values as they are exported and its e-invoice by the API, and its page for people. */
export function linksOf(site: string, { modelId, documentId }: { modelId: string; documentId: string }) {
  const self = `${site}/api/TenantAIModels/${modelId}/documents/${documentId}`;
  return {
    self,
    result: `${self}/resultFile/json`,
    eInvoice: `${self}/eInvoice`,
    page: `${site}/documents/${documentId}`,
  };
}
