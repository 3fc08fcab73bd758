import { AppError } from "~/domain/errors/app-error";

/**
 * The filter of a whole list from its address. A search is none: what it finds is never all there is. Throws AppError
 * `invalid`.
 */
export function listFilterOf(modelId: string, query: string) {
  const { startDate, endDate, status, text } = Object.fromEntries(new URLSearchParams(query));
  if (text) throw new AppError("invalid", "list.error.tick-search");
  return { modelId, startDate, endDate, status };
}

/** The address of the list with its filter and what came of something, as a query string. */
export function listAddress(modelId: string, query: string, outcome: string): string {
  const parts = [query, outcome].filter(Boolean).join("&");
  return `/document-processing/${modelId}/documents${parts && `?${parts}`}`;
}
