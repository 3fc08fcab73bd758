import { maxMatchedDocuments, type SubjectLookup } from "~/domain/audit/subject-lookup";
import { isAllowed } from "~/domain/permissions/actor";
import { isOwnId } from "~/domain/tenants/restored-id";
import type { TenantContext } from "../../context";
import { searchAllDocuments } from "../../documents/search-all";

type Meant = { subjects: readonly string[] | undefined; lookup: SubjectLookup | null };

/**
 * The ids that a text of the filter stands for: an id for itself; other texts for the newest documents that hold them in their
 * name or their words, where the reader may see documents, and for the rare id of another shape.
 */
export async function matchingSubjects(context: TenantContext, text: string | undefined): Promise<Meant> {
  if (text === undefined) return { subjects: undefined, lookup: null };
  if (isOwnId(text)) return { subjects: [text], lookup: null };
  if (!isAllowed(context.actor, "TenantModel.ViewDocument")) return { subjects: [text], lookup: "ids-only" };
  const { items, nextCursor } = await searchAllDocuments(context, { text, size: maxMatchedDocuments });
  const found = nextCursor ? "more" : "found";
  return {
    subjects: [text, ...items.map(({ id }) => id)],
    lookup: items.length > 0 ? found : "none",
  };
}
