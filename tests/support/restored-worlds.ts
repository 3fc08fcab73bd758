import { quietProcessing } from "@tests/stand-ins/quiet-queues";
import { makeMember } from "@tests/support/make-member";
import { makeModel } from "@tests/support/make-model";
import { plantWorld } from "@tests/support/planted-world";
import { submitDocument } from "@tests/support/submit-document";
import { tradeInvoice } from "@tests/support/trade-invoice";
import { documentFiles } from "~/domain/documents/document-files";
import { restoredId } from "~/domain/tenants/restored-id";
import { versionFiles } from "~/domain/training/version-files";
import type { TenantContext } from "~/operations/context";
import { commentOnDocument } from "~/operations/documents/comment";
import { createRole } from "~/operations/roles/create";

/** A tenant with one of everything that an address can name, documents with words and files, roles and people. */
export async function filledTenant(documents = 3) {
  const { context, ids } = await plantWorld();
  const inside: TenantContext = { ...context, processing: quietProcessing };
  const model = await makeModel(inside, { name: "Trade" });
  const documentIds: string[] = [];
  for (let index = 0; index < documents; index += 1) {
    const documentId = await submitDocument(inside, model, tradeInvoice(index));
    await inside.files.put(documentFiles.original(documentId), `%PDF-1.7 ${index}`, "application/pdf");
    documentIds.push(documentId);
  }
  await inside.files.put(versionFiles.weights(ids.model, ids.version), "weights", "application/octet-stream");
  await commentOnDocument(inside, { documentId: ids.document, body: "kept" });
  await createRole(inside, { name: "Clerk", permissions: ["TenantModel.ViewDocument"] });
  const member = await makeMember(inside, { givenName: "Ada" });
  return { context: inside, ids, model, documentIds, member };
}

/** The id that a row has in another tenant. */
export async function idIn({ tenant, secrets }: TenantContext, id: string): Promise<string> {
  return restoredId(id, await secrets.digest(`${tenant.id}:restored:${id}`));
}

/** The bytes with a text wherever another of the same length stood. */
export function withText(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const [sought, put] = [new TextEncoder().encode(from), new TextEncoder().encode(to)];
  const changed = bytes.slice();
  for (let at = 0; at < bytes.length; at += 1)
    if (sought.every((byte, offset) => bytes[at + offset] === byte)) changed.set(put, at);
  return changed;
}
