import { shownRanges } from "~/domain/splitting/page-ranges";
import { partsFrom } from "~/domain/splitting/parts-from";
import type { TenantContext } from "~/operations/context";
import { dismissDuplicate } from "~/operations/duplicates/dismiss";
import { keepWhole } from "~/operations/splitting/keep-whole";
import { splitDocument } from "~/operations/splitting/split";

/**
 * What a button does that decides on the document as a whole: whether it is a duplicate, and
 * whether it is one document or several. Returns the query of the page
 * that says so, with its question mark, or null when the button was another one.
 */
export async function performDecision(
  context: TenantContext,
  documentId: string,
  form: FormData,
): Promise<string | null> {
  const [intent, ...rest] = String(form.get("intent") ?? "").split(":");
  if (intent === "not-duplicate") {
    await dismissDuplicate(context, { documentId, otherId: rest.join(":") });
    return "?done=not-duplicate";
  }
  if (intent === "split") {
    await splitDocument(context, { documentId, pages: pagesOf(form) });
    return "?done=split&watch=1";
  }
  if (intent === "keep-whole") {
    const { joined } = await keepWhole(context, { documentId });
    return joined ? "?done=join&watch=1" : "?done=keep-whole";
  }
  return null;
}

/** The pages of each part: as typed, or from the pages at which a document begins. */
function pagesOf(form: FormData): string {
  if (!form.has("strip")) return String(form.get("pages") ?? "");
  return shownRanges(partsFrom(form.getAll("start").map(Number), Number(form.get("strip"))));
}
