import type { DocumentSupplier } from "~/domain/suppliers/document-supplier";
import type { TenantContext } from "../../context";
import { namesOfActors } from "../../documents/steps/names-of-actors";

/** The name of the person who settled a document's bank account; null when nobody did, or is known no more. */
export async function namesOfDeciders(
  context: TenantContext,
  supplier: Pick<DocumentSupplier, "decidedBy"> | null,
): Promise<string | null> {
  const by = supplier?.decidedBy ?? null;
  return by === null ? null : ((await namesOfActors(context, [by])).get(by) ?? null);
}
