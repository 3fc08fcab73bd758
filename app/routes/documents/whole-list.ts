/** The filter and the search of a whole list from its address. */
export function listFilterOf(modelId: string, query: string) {
  const given = Object.fromEntries(new URLSearchParams(query));
  const { startDate, endDate, status, readiness, orderOutcome, concern, text } = given;
  return { modelId, startDate, endDate, status, readiness, orderOutcome, concern, text: text?.trim() };
}

/** The address of the list with its filter and the outcome of something, as a query string. */
export function listAddress(modelId: string, query: string, outcome: string): string {
  const parts = [query, outcome].filter(Boolean).join("&");
  return `/document-processing/${modelId}/documents${parts && `?${parts}`}`;
}
