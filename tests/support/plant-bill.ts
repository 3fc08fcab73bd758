import { documentFiles } from "~/domain/documents/document-files";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "~/operations/context";
import { pageOf } from "./page-of";
import { plantDocument } from "./plant-document";
import { found, plantedResult } from "./planted-result";

type Bill = {
  position: number;
  status?: DocumentStatus;
  values: Record<string, string>;
  /** What its only page says. */
  page: string;
};

/** A read bill with values and the words of its page; answers its id. */
export async function plantBill(
  context: TenantContext,
  modelId: string,
  { position, status = "success", values, page }: Bill,
): Promise<string> {
  const fields = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, found(value, { confidence: 0.99 })]),
  );
  const id = await plantDocument(context, modelId, {
    position,
    status,
    fileName: `bill-${position}.pdf`,
    result: { ...plantedResult, fields, lineItems: [] },
  });
  await context.files.put(documentFiles.words(id, 1, 1), JSON.stringify(pageOf(page)), "application/json");
  return id;
}
