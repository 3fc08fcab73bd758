import type { TenantContext } from "~/operations/context";
import { dismissDuplicate } from "~/operations/duplicates/dismiss-duplicate";

/**
 * What a button does that decides on the document as a whole: whether it is a duplicate. Answers the query of the page
 * that says so, or null when the button was another one.
 */
export async function answerDecision(
  context: TenantContext,
  documentId: string,
  form: FormData,
): Promise<string | null> {
  const [intent, ...rest] = String(form.get("intent") ?? "").split(":");
  if (intent === "not-duplicate") {
    await dismissDuplicate(context, { documentId, otherId: rest.join(":") });
    return "done=not-duplicate";
  }
  return null;
}
