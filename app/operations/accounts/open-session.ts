import { insertSession } from "~/data/control/sessions";
import { sessionLifetime } from "~/domain/accounts/session-lifetime";
import type { VisitorContext } from "../context";

/** A new session's token and the statement that keeps its digest; the token itself is stored nowhere. */
export async function openSession(context: VisitorContext, userId: string, userAgent: string) {
  const token = context.secrets.newToken();
  const createdAt = context.now();
  const statement = insertSession(context.control, {
    tokenHash: await context.secrets.digest(token),
    userId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + sessionLifetime),
    userAgent,
  });
  return { token, statement };
}
