import { ofTenant } from "../../of-tenant";
import type { ProcessingContext } from "../processing-context";

/** Asks for pages of a run to be recognised. Asking twice does no harm: a settled page is not recognised again. */
export async function requestPages(
  context: Pick<ProcessingContext, "pages" | "tenant">,
  run: { documentId: string; attempt: number },
  pages: number[],
): Promise<void> {
  if (pages.length === 0) return;
  const { documentId, attempt } = run;
  await context.pages.send(pages.map((page) => ofTenant(context, { documentId, attempt, page })));
}
