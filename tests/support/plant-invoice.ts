import { sql } from "drizzle-orm";
import { documentFiles } from "~/domain/documents/document-files";
import type { TenantModel } from "~/domain/models/tenant-model";
import type { TenantContext } from "~/operations/context";
import { extractDocument } from "~/operations/processing/extract";
import { type InvoiceLook, type InvoicePlan, invoicePage } from "./invoice-words";
import { plantDocument } from "./plant-document";

/** A document whose page shows this invoice, with what the engine finds on it now; answers its id. */
export async function plantInvoice(
  context: TenantContext,
  model: TenantModel,
  { plan, position, look }: { plan: InvoicePlan; position: number; look?: InvoiceLook },
): Promise<string> {
  const documentId = await plantDocument(context, model.id, { position, status: "processing" });
  await context.shard.run(() => sql`delete from results where document_id = ${documentId}`);
  const page = JSON.stringify(invoicePage(plan, look));
  await context.files.put(documentFiles.words(documentId, 1, 1), page, "application/json");
  await extractDocument(
    { ...context, actor: { kind: "system", id: "test" } },
    {
      documentId,
      attempt: 1,
      wait: 0,
      read: 0,
      readAt: context.now().getTime(),
    },
  );
  return documentId;
}
