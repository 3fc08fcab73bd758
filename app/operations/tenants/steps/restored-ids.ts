import { idsIn, restoredId } from "~/domain/tenants/restored-id";
import { keyOfTenant } from "../../of-tenant";
import type { RunContext } from "../../processing/processing-context";

/** The ids in a text, and those that they have in this organization, if they were restored into it. */
export async function restoredIds(
  context: Pick<RunContext, "tenant" | "secrets">,
  text: string,
): Promise<Map<string, string>> {
  const found = idsIn(text);
  const digests = await Promise.all(
    found.map((id) => context.secrets.digest(keyOfTenant(context, "restored", id))),
  );
  return new Map(found.map((id, at) => [id, restoredId(id, digests[at] ?? "")]));
}
