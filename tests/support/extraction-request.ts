import type { DocumentKind, ExtractionRequest } from "@engine/results/extraction-result";
import { fieldsOfKind } from "~/domain/models/base-models";

/** A request for everything that a document of the kind can hold; the culture is the tenant's. */
export function extractionRequest(
  kind: DocumentKind,
  about: Partial<Pick<ExtractionRequest, "culture" | "currency" | "receivedOn">> = {},
): ExtractionRequest {
  const fields = fieldsOfKind(kind).map(({ key, type, line }) => ({ key, type, line }));
  return { kind, fields, culture: "en-US", currency: "USD", receivedOn: "", ...about };
}
