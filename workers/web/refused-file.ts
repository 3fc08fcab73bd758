import type { AppLoadContext } from "@remix-run/cloudflare";

type Refused = NonNullable<AppLoadContext["refused"]>;

/**
 * Why a person who went to the address of a file did not get it, or null where a page, a file or a program's answer is to be left
 * as it is. An address of a file has no page of its own, and its bare answer would be shown as it is.
 */
export async function refusedFile(request: Request, answer: Response): Promise<Refused | null> {
  const type = answer.headers.get("Content-Type") ?? "";
  const isByPerson = request.headers.get("Accept")?.includes("text/html") ?? false;
  if (!isByPerson || answer.status < 400 || type.includes("text/html")) return null;
  const text = await answer.clone().text();
  const { status } = answer;
  if (/^[a-z][a-z.-]+$/.test(text)) return { status, messageKey: text, values: {} };
  if (!type.includes("application/json")) return null;
  const { messageKey, values } = (JSON.parse(text) ?? {}) as Partial<Refused>;
  return typeof messageKey === "string" ? { status, messageKey, values: values ?? {} } : null;
}
